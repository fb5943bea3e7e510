import type { DocumentActionsResolver } from 'sanity'
import { refuseRemoval } from './links/refuseRemoval.tsx'
import { isSingleton, singletonActions } from './singletons.ts'

const removals = ['delete', 'unpublish']

/** What can be done with a document: what exists once stays, and so does what the site needs. */
export const documentActions: DocumentActionsResolver = (actions, { schemaType }) => {
  if (isSingleton(schemaType)) return singletonActions(actions)
  return actions.map((action) =>
    action.action && removals.includes(action.action) ? refuseRemoval(action) : action,
  )
}
