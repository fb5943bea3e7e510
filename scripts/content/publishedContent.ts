import type { SanityClient } from '@sanity/client'
import { z } from 'zod'
import type { ContentState } from '../../shared/liveBuild.ts'
import { publishedQuery } from '../../web/model/queries.ts'
import { identified } from './parseDocument.ts'
import { withRetries } from './retries.ts'

/** The answers of `pagesQuery`, `listedQuery`, `redirectsQuery` and `siteQuery`. */
export const answers = z.object({
  pages: z.array(identified),
  listed: z.array(identified),
  redirects: z.array(identified),
  site: z.unknown(),
})

export type Answers = z.output<typeof answers>

const published = answers.extend({
  documents: z.array(z.object({ _id: z.string(), _updatedAt: z.string() })),
})

type PublishedContent = {
  answers: Answers
  state: ContentState
  /** When each document was last changed, by id. */
  changedAt: ReadonlyMap<string, string>
}

/**
 * Fetches the published content in one query, so that all answers are of one moment.
 * @param pause the delay before the first retry in ms
 */
export async function fetchPublished(
  client: SanityClient,
  pause?: number,
): Promise<PublishedContent> {
  const answer = await withRetries(() => client.fetch<unknown>(publishedQuery), pause)
  const { success, data } = published.safeParse(answer)
  if (!success) throw new Error('The Content Lake did not return what it was asked for')
  const { documents, ...rest } = data
  requireDocuments(documents.length, client)
  const newest = documents
    .map(({ _updatedAt }) => _updatedAt)
    .sort()
    .at(-1)
  return {
    answers: rest,
    state: { updatedAt: newest ?? null, documents: documents.length },
    changedAt: new Map(documents.map(({ _id, _updatedAt }) => [_id, _updatedAt])),
  }
}

/**
 * Throws if there is no public document: a private dataset answers so to whoever may not read it.
 */
export function requireDocuments(count: number, client: SanityClient): void {
  if (count > 0) return
  const { projectId, dataset } = client.config()
  throw new Error(
    `Nothing is published in the dataset ${dataset} of the project ${projectId}. If it is private, SANITY_READ_TOKEN must be a valid token; if it is new, \`npm run seed\` fills it.`,
  )
}
