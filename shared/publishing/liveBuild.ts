import { z } from 'zod'
import { publicContent } from '../contentLake/contentLake.ts'

export const liveBuildPath = '/build.json'

/** The state of the public content. It includes the number of documents, because removals do not change the time. */
export const contentState = z.object({
  /** The time of the latest change, or null without documents. */
  updatedAt: z.string().nullable(),
  documents: z.number(),
  /**
   * The latest day in the content that is not in the future, such as the date of a news item; null without such a day.
   */
  day: z.string().nullable().default(null),
})

export type ContentState = z.output<typeof contentState>

/** The days before which content is not shown, or after which it no longer is: `gate/versions/asOfDay.ts`. */
const days = `[
    ...*[${publicContent} && _type == "newsArticle"].publishedOn,
    ...*[${publicContent} && _type == "country"].memberships[].since,
    ...*[${publicContent} && _type == "country"].memberships[].until
  ]`

export const contentStateQuery = `{
  "updatedAt": *[${publicContent}] | order(_updatedAt desc)[0]._updatedAt,
  "documents": count(*[${publicContent}]),
  "day": (${days})[@ <= now()] | order(@ desc)[0]
}`

/** Returns whether two states are the same content. */
export const isSameContent = (a: ContentState, b: ContentState): boolean =>
  a.updatedAt === b.updatedAt && a.documents === b.documents && a.day === b.day

/** The content of the file at `liveBuildPath`. */
export const liveBuild = z.object({
  id: z.string(),
  deployment: z.enum(['production', 'preview']),
  content: contentState,
})

export type LiveBuild = z.output<typeof liveBuild>

/**
 * Returns whether a site shows the content of a build, or newer content deployed by another publisher. Compares times
 * of the Content Lake, because the clocks of two publishers, and therefore the builds' ids, may differ.
 */
export function showsBuild(live: LiveBuild, built: LiveBuild): boolean {
  const [liveUpdate, builtUpdate] = [live.content.updatedAt ?? '', built.content.updatedAt ?? '']
  return (
    liveUpdate > builtUpdate ||
    (liveUpdate === builtUpdate &&
      live.content.documents === built.content.documents &&
      (live.content.day ?? '') >= (built.content.day ?? ''))
  )
}

const timeoutMs = 10_000

/**
 * Reads which build a site serves.
 * @param address the site's URL
 * @returns null if the file is missing or malformed
 * @throws Error if the site cannot be reached or responds with a server error
 */
export async function readLiveBuild(address: string): Promise<LiveBuild | null> {
  const url = new URL(liveBuildPath, address)
  const response = await fetch(url, { cache: 'no-store', signal: AbortSignal.timeout(timeoutMs) })
  if (response.status >= 500) throw new Error(`${url} was answered with ${response.status}`)
  if (!response.ok) return null
  const { success, data } = liveBuild.safeParse(await response.json().catch(() => null))
  return success ? data : null
}
