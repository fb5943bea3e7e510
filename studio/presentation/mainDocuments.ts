import { defineDocuments } from 'sanity/presentation'
import { type PageType, pageTypes, pathOf } from '../../shared/content/paths.ts'
import { isSingleton } from '../documents/singletons.ts'

/** The document behind each route of the site, so that the preview opens the right form. */
export const mainDocuments = defineDocuments(
  pageTypes.map((type) => ({
    route: pathOf({ _type: type, slug: ':slug' }),
    filter: filter(type),
  })),
)

function filter(type: PageType): string {
  return isSingleton(type) ? `_type == "${type}"` : `_type == "${type}" && slug.current == $slug`
}
