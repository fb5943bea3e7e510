import type { DocumentActionComponent, DocumentActionsResolver } from 'sanity'
import { askRedirectTarget } from '../addresses/askRedirectTarget.tsx'
import { redirectOldAddress } from '../addresses/redirectOldAddress.ts'
import { refuseRemoval } from '../links/refuseRemoval.tsx'
import { openInPreview } from '../presentation/openInPreview.ts'
import { duplicateAsCopy } from './duplicate.ts'
import { publishOnceSaved } from './publishOnceSaved.ts'
import { restoreToDraft } from './restoreToDraft.ts'
import { isSingleton, singletonActions } from './templates.ts'
import { unpublishFromDraft } from './unpublishFromDraft.tsx'

/** Wrappers for the Studio's actions, by name. */
const changed: Record<string, (action: DocumentActionComponent) => DocumentActionComponent> = {
  publish: (action) => redirectOldAddress(publishOnceSaved(action)),
  delete: (action) => refuseRemoval(askRedirectTarget.delete(action)),
  unpublish: (action) => refuseRemoval(askRedirectTarget.unpublish(unpublishFromDraft(action))),
  restore: restoreToDraft,
  duplicate: duplicateAsCopy,
}

/** The actions of a document: singletons, and documents that the site needs, cannot be removed. */
export const documentActions: DocumentActionsResolver = (actions, { schemaType }) => [
  ...(isSingleton(schemaType) ? singletonActions(actions) : actions).map(
    (action) => changed[action.action ?? '']?.(action) ?? action,
  ),
  openInPreview,
]
