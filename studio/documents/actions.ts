import type { DocumentActionComponent, DocumentActionsResolver } from 'sanity'
import { askWhereTo } from '../addresses/askWhereTo.tsx'
import { keepOldAddress } from '../addresses/keepOldAddress.ts'
import { refuseRemoval } from '../links/refuseRemoval.tsx'
import { openInPreview } from '../presentation/openInPreview.ts'
import { duplicateAfter } from './duplicate.ts'
import { publishOnceSaved } from './publishOnceSaved.ts'
import { restoreToDraft } from './restoreToDraft.ts'
import { isSingleton, singletonActions } from './singletons.ts'
import { unpublishFromDraft } from './unpublishFromDraft.tsx'

/** Wrappers for the Studio's actions, by name. */
const changed: Record<string, (action: DocumentActionComponent) => DocumentActionComponent> = {
  publish: (action) => keepOldAddress(publishOnceSaved(action)),
  delete: (action) => refuseRemoval(askWhereTo.delete(action)),
  unpublish: (action) => refuseRemoval(askWhereTo.unpublish(unpublishFromDraft(action))),
  restore: restoreToDraft,
  duplicate: duplicateAfter,
}

/** The actions of a document: singletons, and documents that the site needs, cannot be removed. */
export const documentActions: DocumentActionsResolver = (actions, { schemaType }) => [
  ...(isSingleton(schemaType) ? singletonActions(actions) : actions).map(
    (action) => changed[action.action ?? '']?.(action) ?? action,
  ),
  openInPreview,
]
