import { defineDocuments } from 'sanity/presentation'
import { languageAndPath } from '../../shared/content/addresses.ts'
import { pagesAt } from '../addresses/pagesAt.ts'

/**
 * The document behind each address of the site in any language, so that the preview opens the right form.
 * One rule for all, because the Studio looks no further than the first whose route matches.
 */
export const mainDocuments = defineDocuments([
  { route: '/:path*', resolve: ({ path }) => pagesAt(languageAndPath(path).path) },
])
