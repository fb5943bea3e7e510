import { History } from 'lucide-react'
import type { DocumentActionComponent } from 'sanity'
import { usePaneRouter } from 'sanity/structure'
import { t } from '../../i18n/t.ts'
import { inlineIcon } from '../../ui/inlineIcon.tsx'

const icon = inlineIcon(History)

/** Opens the history beside the form, from the menu where editors look for it first. */
export const openHistory: DocumentActionComponent = ({ published, draft }) => {
  const { params, setParams } = usePaneRouter()
  return {
    label: t('History'),
    title: t('Earlier versions: read one, or bring it back'),
    icon,
    disabled: !published && !draft,
    onHandle: () => setParams({ ...params, inspect: 'sanity/structure/history' }),
  }
}
