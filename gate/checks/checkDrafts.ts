import { z } from 'zod'
import { pageTypes } from '../../shared/content/addresses/paths.ts'
import { pageShape } from '../../web/model/snapshot/pageShape.ts'
import { checkSite } from './checkContent.ts'
import { draftPath } from './comparePages.ts'
import { type AnyDocument, parsePage, withoutNulls } from './parseDocument.ts'

export type CheckedDraft = ReturnType<typeof checkDrafts>

/** The fields that determine a page's path. The document's other fields may be invalid. */
const draftPage = z.looseObject({
  _id: z.string(),
  _type: z.enum(pageTypes),
  slug: z.string().optional().catch(undefined),
})

export type DraftPage = z.output<typeof draftPage>

/**
 * Checks each draft by itself, so that an invalid one does not hide the others. Pages are not compared with one
 * another, because the Studio does that during editing.
 * @param results of `pagesQuery` and `siteQuery` for drafts, with their lists joined
 * @returns for each page and the site, the parsed value or the issues, and the query result without nulls (`result`)
 * @throws ZodError if a result is no page at all
 */
export function checkDrafts(results: { pages: AnyDocument[]; site: unknown }) {
  const pages = z
    .array(draftPage)
    // Each page gets its own copies of the documents that several pages list.
    .parse(withoutNulls(results.pages))
    // Missing objects are checked field by field, so that each missing field is named.
    .map((page) => ({ hero: {}, seo: {}, ...page }))
  return {
    pages: pages.map((page) => ({
      ...parsePage(pageShape, page),
      /** Null while the draft has no slug. */
      path: draftPath(page),
      result: page,
    })),
    site: { ...checkSite(results.site), result: withoutNulls(results.site) },
  }
}
