import { EditIcon } from '@sanity/icons/Edit'
import { LinkIcon } from '@sanity/icons/Link'
import { TranslateIcon } from '@sanity/icons/Translate'
import type { DefaultDocumentNodeResolver } from 'sanity/structure'
import { t } from '../i18n/t.ts'
import { SideBySide } from '../translations/SideBySide.tsx'
import { UsedBy } from './UsedBy.tsx'

/** The tabs of an open document: its form, its languages beside each other, and what uses it. */
export const defaultDocumentNode: DefaultDocumentNodeResolver = (S) =>
  S.document().views([
    S.view.form().title(t('Edit')).icon(EditIcon),
    S.view.component(SideBySide).id('translations').title(t('Translations')).icon(TranslateIcon),
    S.view.component(UsedBy).id('used-by').title(t('Used by')).icon(LinkIcon),
  ])
