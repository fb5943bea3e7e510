import type { DocumentActionComponent } from 'sanity'
import { pageTypes, pathOf } from '../web/content/paths.ts'

/** The page types whose address no slug is part of: there is one page of each. */
export const singletonPages = pageTypes.filter(
  (type) => pathOf({ _type: type, slug: 'a' }) === pathOf({ _type: type, slug: 'b' }),
)

/** The types that exist once, as the document whose id is the type's name. */
const singletons: readonly string[] = [...singletonPages, 'siteSettings']

export function isSingleton(type: string): boolean {
  return singletons.includes(type)
}

/** What can be done with a document that exists once: nothing that ends in two of them or none. */
export function singletonActions(actions: DocumentActionComponent[]): DocumentActionComponent[] {
  const excluded = ['duplicate', 'delete', 'unpublish']
  return actions.filter(({ action }) => !action || !excluded.includes(action))
}
