import { EditIcon } from '@sanity/icons/Edit'
import { LinkIcon } from '@sanity/icons/Link'
import type { DefaultDocumentNodeResolver } from 'sanity/structure'
import { UsedBy } from './UsedBy.tsx'

/** The tabs of an open document: its form and what uses it. */
export const defaultDocumentNode: DefaultDocumentNodeResolver = (S) =>
  S.document().views([
    S.view.form().title('Edit').icon(EditIcon),
    S.view.component(UsedBy).id('used-by').title('Used by').icon(LinkIcon),
  ])
