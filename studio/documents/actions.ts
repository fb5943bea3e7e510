import type { DocumentActionComponent, DocumentActionsResolver } from 'sanity'
import { refuseRemoval } from '../links/refuseRemoval.tsx'
import { duplicateAfter } from './duplicate.ts'
import { isSingleton, singletonActions } from './singletons.ts'

/** Wrappers for the Studio's actions, by name. */
const changed: Record<string, (action: DocumentActionComponent) => DocumentActionComponent> = {
  delete: refuseRemoval,
  unpublish: refuseRemoval,
  duplicate: duplicateAfter,
}

/** The actions of a document: singletons, and documents that the site needs, cannot be removed. */
export const documentActions: DocumentActionsResolver = (actions, { schemaType }) =>
  isSingleton(schemaType)
    ? singletonActions(actions)
    : actions.map((action) => changed[action.action ?? '']?.(action) ?? action)
