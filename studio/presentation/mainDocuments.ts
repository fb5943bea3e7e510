import { defineDocuments } from 'sanity/presentation'
import { addressOf } from '../../shared/content/addresses.ts'
import { type PageType, pageTypes, pathOf } from '../../shared/content/paths.ts'
import { languageCodes } from '../../shared/languages.ts'
import { slugOfDraft } from '../../shared/previewPaths.ts'
import { isSingleton } from '../documents/singletons.ts'

/** The document behind each route of the site in any language, so that the preview opens the right form. */
export const mainDocuments = defineDocuments(
  pageTypes.map((type) => ({
    route: languageCodes.map((code) => addressOf(pathOf({ _type: type, slug: ':slug' }), code)),
    filter: filter(type),
  })),
)

function filter(type: PageType): string {
  return isSingleton(type)
    ? `_type == "${type}"`
    : `_type == "${type}" && (slug.current == $slug || $slug == "${slugOfDraft('')}" + _id)`
}
