import { z } from 'zod'
import { publicContent } from './contentLake.ts'

/** The path of the file that says which build a site is. */
export const liveBuildPath = '/build.json'

/** What the public content was when it was read; a removed document changes only the number. */
export const contentState = z.object({
  /** When the newest of the documents was changed; null where there is none. */
  updatedAt: z.string().nullable(),
  documents: z.number(),
})

export type ContentState = z.output<typeof contentState>

export const contentStateQuery = `{
  "updatedAt": *[${publicContent}] | order(_updatedAt desc)[0]._updatedAt,
  "documents": count(*[${publicContent}])
}`

/** The file itself: the build that the host serves. */
export const liveBuild = z.object({
  id: z.string(),
  deployment: z.enum(['production', 'preview']),
  content: contentState,
})

export type LiveBuild = z.output<typeof liveBuild>

/** The timeout of that question in ms. */
const timeout = 10_000

/**
 * Asks a site which build it is.
 * @param address the site's URL
 * @returns null where the site answers that there is no such file, or with something else
 * @throws Error if the site cannot be reached, or fails
 */
export async function readLiveBuild(address: string): Promise<LiveBuild | null> {
  const url = new URL(liveBuildPath, address)
  const response = await fetch(url, { cache: 'no-store', signal: AbortSignal.timeout(timeout) })
  if (response.status >= 500) throw new Error(`${url} was answered with ${response.status}`)
  if (!response.ok) return null
  const { success, data } = liveBuild.safeParse(await response.json().catch(() => null))
  return success ? data : null
}
