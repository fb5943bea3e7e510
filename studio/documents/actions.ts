import type { DocumentActionComponent, DocumentActionsResolver } from 'sanity'
import { refuseRemoval } from '../links/refuseRemoval.tsx'
import { duplicateAfter } from './duplicate.ts'
import { isSingleton, singletonActions } from './singletons.ts'

/** The Studio's actions that this site's documents need differently. */
const changed: Record<string, (action: DocumentActionComponent) => DocumentActionComponent> = {
  delete: refuseRemoval,
  unpublish: refuseRemoval,
  duplicate: duplicateAfter,
}

/** What can be done with a document: what exists once stays, and so does what the site needs. */
export const documentActions: DocumentActionsResolver = (actions, { schemaType }) =>
  isSingleton(schemaType)
    ? singletonActions(actions)
    : actions.map((action) => changed[action.action ?? '']?.(action) ?? action)
