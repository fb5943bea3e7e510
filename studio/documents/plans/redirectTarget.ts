import type { SanityClient } from '@sanity/client'
import { ancestorPaths } from '../../../shared/content/addresses/paths.ts'
import { validPath } from '../../../shared/content/addresses/redirects.ts'
import { pagesAt } from '../addresses/pagesAt.ts'
import { publishedFilter } from '../links/listedDocuments.ts'

/**
 * Returns the id of the default redirect target of an unpublished page: its nearest published ancestor. Returns null
 * for documents that are not pages.
 * @param leaving the ids of the documents that are unpublished together with the page
 */
export async function redirectTarget(
  client: Pick<SanityClient, 'fetch'>,
  document: object | null | undefined,
  leaving: readonly string[] = [],
): Promise<string | null> {
  const path = validPath(document)
  for (const above of path ? ancestorPaths(path) : []) {
    const { filter, params } = pagesAt(above)
    const query = `*[(${filter}) && ${publishedFilter} && !(_id in $leaving)][0]._id`
    const id = await client.fetch<string | null>(query, { ...params, leaving })
    if (id !== null) return id
  }
  return null
}
