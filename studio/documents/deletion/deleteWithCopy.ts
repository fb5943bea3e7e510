import { usePaneRouter } from 'sanity/structure'
import { t } from '../../i18n/t.ts'
import { actionWrapper } from '../actions/actionWrapper.ts'
import { deletionMutations } from './deletedDocuments.ts'
import { useRemoval } from './useRemoval.ts'

/** Wraps delete to keep a copy, from which the document comes back. Sanity’s own leaves no trace of a draft. */
export const deleteWithCopy = actionWrapper((action, { draft, published }) => {
  const { closeCurrentAndAfter } = usePaneRouter()
  const document = draft ?? published
  const askFirst = useRemoval({
    mutations: (person) => (document ? deletionMutations(document, person) : []),
    onRemoved: () => closeCurrentAndAfter(),
    failure: 'The document could not be deleted',
  })
  if (!action || !document) return action
  return askFirst(action, {
    message: t('Delete it? For 30 days it can be brought back: Start, “Recently deleted”.'),
    confirmButtonText: t('Delete'),
  })
})
