import type { z } from 'zod'
import type { PageType } from '../addresses/paths.ts'
import * as legalPage from './legalPage.ts'
import * as newsArticle from './newsArticle.ts'
import * as newsPage from './newsPage.ts'
import * as servicePage from './servicePage.ts'

/** The fields, projections and lists of each page type, in addition to the common ones. Each type has its own file. */

/** Lists of pages, for sections. */
export const pageLists = { ...servicePage.lists, ...newsArticle.lists }

/** The fields of the types that have fields in addition to those of every page. */
export const pageFields = {
  servicePage: servicePage.fields,
  newsArticle: newsArticle.fields,
  newsPage: newsPage.fields,
} as const satisfies { [Type in PageType]?: z.ZodRawShape }

/** GROQ of these fields. */
export const pageProjections: Record<keyof typeof pageFields, string> = {
  servicePage: servicePage.projection,
  newsArticle: newsArticle.projection,
  newsPage: newsPage.projection,
}

/** Lists of pages in menu and footer, which are fields of the shared part of all pages. */
export const siteLists = { ...servicePage.siteLists, ...legalPage.siteLists }

/** GROQ of these lists. */
export const siteProjections = [servicePage.siteProjection, legalPage.siteProjection]
