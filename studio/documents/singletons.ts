import type { DocumentActionComponent } from 'sanity'
import { singletons } from '../../shared/content/singletons.ts'

export function isSingleton(type: string): boolean {
  return singletons.includes(type)
}

/** Leaves out the actions that would end in two documents of a singleton type, or none. */
export function singletonActions(actions: DocumentActionComponent[]): DocumentActionComponent[] {
  const excluded = ['duplicate', 'delete', 'unpublish']
  return actions.filter(({ action }) => !action || !excluded.includes(action))
}
