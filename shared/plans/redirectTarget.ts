import { z } from 'zod'
import { ancestorPaths, pageTypes, pathOf } from '../content/addresses/paths.ts'
import { validPath } from '../content/addresses/redirects.ts'
import type { LakeClient } from './planMutations.ts'

const pagesQuery = '*[_type in $pageTypes]{_id, _type, "slug": slug.current}'

const pages = z.array(
  z.object({ _id: z.string(), _type: z.enum(pageTypes), slug: z.string().nullable() }),
)

/**
 * Returns the id of the default redirect target of an unpublished page: its nearest published ancestor. Returns null
 * for documents that are not pages.
 * @param leaving the ids of the documents that are unpublished together with the page
 */
export async function redirectTarget(
  client: Pick<LakeClient, 'fetch'>,
  document: object | null | undefined,
  leaving: readonly string[] = [],
): Promise<string | null> {
  const path = validPath(document)
  if (path === null) return null
  const stored = await client.fetch(pagesQuery, { pageTypes }, { perspective: 'raw' })
  const published = pages
    .parse(stored)
    .filter(({ _id }) => !_id.includes('.') && !leaving.includes(_id))
  const byPath = new Map(
    published.map(({ slug, ...page }) => [pathOf({ ...page, ...(slug && { slug }) }), page._id]),
  )
  return ancestorPaths(path).flatMap((above) => byPath.get(above) ?? [])[0] ?? null
}
