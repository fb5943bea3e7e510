import { z } from 'zod'
import type { LakeClient } from '../../shared/plans/planMutations.ts'
import { contentState } from '../../shared/publishing/liveBuild.ts'
import { withRetries } from '../../shared/retries.ts'
import { publishedQuery } from '../../web/model/snapshot/queries.ts'
import { anyDocument } from '../checks/parseDocument.ts'
import { asOfDay } from './asOfDay.ts'

/** The results of `pagesQuery`, `listedQuery`, `redirectsQuery` and `siteQuery`. */
export const queryResults = z.object({
  pages: z.array(anyDocument),
  listed: z.array(anyDocument),
  redirects: z.array(anyDocument),
  site: z.unknown(),
})

/** The results of the query of all published content. Only the identities of documents are checked. */
export type QueryResults = z.output<typeof queryResults>

export const publishedContent = queryResults.extend({ state: contentState })

const fetchedContent = publishedContent.extend({ now: z.iso.datetime() })

/**
 * Fetches the published content as of the Content Lake's day, or the content with all drafts. One query makes the
 * result consistent. Retries after overload and lost connections.
 * @param pauseMs the delay before the first retry
 * @throws Error if the Content Lake cannot be reached, does not return query results, or has nothing published
 */
export async function fetchPublished(
  client: Pick<LakeClient, 'config' | 'fetch'>,
  pauseMs?: number,
  perspective: 'published' | 'drafts' = 'published',
) {
  const ask = () => client.fetch(publishedQuery, {}, { perspective })
  const results = await withRetries(ask, { pauseMs })
  const { success, data } = fetchedContent.safeParse(results)
  if (!success) throw new Error('The Content Lake did not return what it was asked for')
  const { now, ...content } = data
  requireDocuments(content.state.documents, client)
  return perspective === 'published' ? { ...content, ...asOfDay(content, now) } : content
}

/**
 * Requires at least one public document.
 * @throws Error otherwise, because a private dataset looks empty without a valid token
 */
export function requireDocuments(count: number, client: Pick<LakeClient, 'config'>): void {
  if (count > 0) return
  const { projectId, dataset } = client.config()
  throw new Error(
    `Nothing is published in the dataset ${dataset} of the project ${projectId}. If it is private, SANITY_READ_TOKEN must be a valid token; if it is new, \`npm run seed\` fills it.`,
  )
}
