import type { DocumentActionComponent } from 'sanity'
import { singletons } from '../../shared/content/singletons.ts'

export function isSingleton(type: string): boolean {
  return singletons.includes(type)
}

/** What can be done with a document that exists once: nothing that ends in two of them or none. */
export function singletonActions(actions: DocumentActionComponent[]): DocumentActionComponent[] {
  const excluded = ['duplicate', 'delete', 'unpublish']
  return actions.filter(({ action }) => !action || !excluded.includes(action))
}
