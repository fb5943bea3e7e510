import { defineDocuments } from 'sanity/presentation'
import { type PageType, pageTypes, pathOf } from '../../shared/content/paths.ts'
import { isSingleton } from '../documents/singletons.ts'

/** Which document a page of the site is written in, from the site's own table of paths. */
export const mainDocuments = defineDocuments(
  pageTypes.map((type) => ({
    route: pathOf({ _type: type, slug: ':slug' }),
    filter: filter(type),
  })),
)

function filter(type: PageType): string {
  return isSingleton(type) ? `_type == "${type}"` : `_type == "${type}" && slug.current == $slug`
}
