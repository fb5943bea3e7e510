import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { SanityClient } from '@sanity/client'
import { type CheckedContent, checkContent } from '../../gate/checkContent.ts'
import { ContentError, describeKept, type Issue } from '../../gate/issues.ts'
import { joinLists } from '../../gate/joinLists.ts'
import { keepLastValid } from '../../gate/keepLastValid.ts'
import { fetchPublished, publishedContent, type QueryResults } from '../../gate/publishedContent.ts'
import { languageCodes } from '../../shared/languages.ts'
import type { ContentState } from '../../shared/liveBuild.ts'
import { wordingIssues } from '../../shared/wording/wording.ts'
import { writeDirectory } from '../process/writeDirectory.ts'
import { assetPaths, fetchAssets } from './assets.ts'

/** The directory of the snapshot of `npm run build`; ignored by git. */
export const snapshotDirectory = '.snapshot'

const contentFile = 'content.json'

type Options = {
  directory: string
  studioUrl: string
  /** The delay before the first retry in ms. */
  pause?: number
}

export type Snapshot = {
  content: CheckedContent
  state: ContentState
  assets: string
}

/**
 * Fetches and checks the published content, and writes the query results with their images and PDFs. A
 * document with an issue is kept at its version in the last snapshot, with a warning.
 * @throws ContentError with all issues if there is no last snapshot or it does not help; the directory is
 * then unchanged
 */
export async function takeSnapshot(client: SanityClient, options: Options) {
  const { directory, studioUrl, pause } = options
  const readLast = () =>
    readStored(directory).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOENT') console.warn(`The last snapshot is unreadable: ${error.message}`)
      return null
    })
  const { apiHost } = client.config()
  const origins = ['https://cdn.sanity.io', new URL(apiHost).origin]
  const { results, content, state, kept, issues, size } = await writeDirectory(
    directory,
    async (next) => {
      const loadAssets = (content: CheckedContent) =>
        fetchAssets(content, next, { last: directory, origins, pause })
      const valid = await fetchValidContent(client, readLast, { ...options, loadAssets })
      const json = `${JSON.stringify({ ...valid.results, state: valid.state })}\n`
      await writeFile(join(next, contentFile), json)
      return { ...valid, size: Buffer.byteLength(json) }
    },
  )
  /** Returns a summary, line by line. A function, because checking all texts takes time. */
  const summary = () => [
    `${state.documents} documents, ${content.pages.length} pages in ${languageCodes.length} languages`,
    `${size} bytes, ${assetPaths(content).length} image and PDF files`,
    ...content.unusedRedirects.map(
      ({ _id, from }) => `The redirect ${_id} is not used, because there is a page at ${from}`,
    ),
    ...[...results.pages, ...results.listed]
      .flatMap(wordingIssues)
      .map((issue) => `Departs from glossary or typography: ${issue}`),
  ]
  if (kept.length > 0) console.warn(describeKept({ kept, issues }, studioUrl))
  return { content, state, assets: directory, kept, issues, summary }
}

/**
 * Fetches and checks the published content.
 * @param readLast reads the last valid content, which replaces documents with issues
 * @param options.loadAssets loads the files of valid content, and returns the issues of missing ones
 * @throws ContentError with all issues if the last content does not help
 */
export async function fetchValidContent(
  client: SanityClient,
  readLast: () => Promise<QueryResults | null>,
  {
    studioUrl,
    pause,
    loadAssets = async () => [],
  }: Omit<Options, 'directory'> & { loadAssets?: (content: CheckedContent) => Promise<Issue[]> },
) {
  const { state, ...results } = await fetchPublished(client, pause)
  const valid = await keepLastValid(results, readLast, async (results) => {
    const checked = check(results)
    if (checked.content === null) return checked
    const issues = await loadAssets(checked.content)
    return issues.length > 0 ? { content: null, issues } : checked
  })
  if (valid.content === null) throw new ContentError(valid.issues, studioUrl)
  return { ...valid, state }
}

/**
 * Reads a snapshot and checks it again, because it may have been edited, or written by older code.
 * @throws Error if there is none; ContentError if it is invalid
 */
export async function readSnapshot(directory: string, studioUrl = ''): Promise<Snapshot> {
  if (!existsSync(join(directory, contentFile)))
    throw new Error(`There is no snapshot in ${directory}: run \`npm run snapshot\` first.`)
  const { state, ...results } = await readStored(directory)
  const { content, issues } = check(results)
  if (content === null) throw new ContentError(issues, studioUrl)
  return { content, state, assets: directory }
}

async function readStored(directory: string) {
  return publishedContent.parse(JSON.parse(await readFile(join(directory, contentFile), 'utf8')))
}

function check(results: QueryResults) {
  return checkContent(joinLists(results))
}
