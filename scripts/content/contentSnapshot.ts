import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import type { SanityClient } from '@sanity/client'
import { joinLists } from '../../gate/assembly/joinLists.ts'
import {
  type CheckedContent,
  checkContent,
  type LastPages,
} from '../../gate/checks/checkContent.ts'
import { ContentError, describeKept, type Issue } from '../../gate/checks/issues.ts'
import { keepLastValid } from '../../gate/versions/keepLastValid.ts'
import {
  fetchPublished,
  publishedContent,
  type QueryResults,
} from '../../gate/versions/publishedContent.ts'
import { languageCodes } from '../../shared/languages.ts'
import type { ContentState } from '../../shared/publishing/liveBuild.ts'
import { wordingIssues } from '../../shared/wording/wording.ts'
import { removeFile } from '../process/removeFile.ts'
import { replaceFile } from '../process/replaceFile.ts'
import { assetPaths, fetchAssets } from './assets.ts'

/** The directory of the snapshot of `npm run build`; ignored by git. */
export const snapshotDirectory = '.snapshot'

const contentFile = 'content.json'

type Options = {
  directory: string
  studioUrl: string
  /** The delay before the first retry. */
  pauseMs?: number
  /** The pages of the last check, for a caller that takes many snapshots. */
  lastPages?: LastPages
}

export type Snapshot = {
  content: CheckedContent
  state: ContentState
  assets: string
}

/**
 * Fetches and checks the published content, and writes the query results with their images and PDFs. A document with an
 * issue is kept at its version in the last snapshot, with a warning. The directory contains a complete snapshot at any
 * moment, even if the process is killed.
 * @throws ContentError with all issues if the last snapshot is missing or does not resolve them. The last snapshot is
 *   kept
 */
export async function takeSnapshot(client: SanityClient, options: Options) {
  const { directory, studioUrl, pauseMs } = options
  const readLast = () =>
    readStored(directory).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOENT') console.warn(`The last snapshot is unreadable: ${error.message}`)
      return null
    })
  const { apiHost } = client.config()
  const origins = ['https://cdn.sanity.io', new URL(apiHost).origin]
  await mkdir(directory, { recursive: true })
  const before = await listFiles(directory)
  const { results, content, state, kept, issues } = await fetchValidContent(client, readLast, {
    ...options,
    loadAssets: (content) => fetchAssets(content, directory, { origins, pauseMs }),
  })
  const json = `${JSON.stringify({ ...results, state })}\n`
  // The content is replaced after its files have been downloaded, and before the last content's files are removed.
  await replaceFile(join(directory, contentFile), json)
  const needed = new Set([contentFile, ...assetPaths(content).map((path) => path.slice(1))])
  for (const path of before) if (!needed.has(path)) await removeFile(directory, path)
  /** Returns a summary as lines. It is computed on demand, because checking all texts takes time. */
  const summary = () => [
    `${state.documents} documents, ${content.pages.length} pages in ${languageCodes.length} languages`,
    `${Buffer.byteLength(json)} bytes, ${assetPaths(content).length} image and PDF files`,
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
 * @param options.loadAssets loads the files of valid content, and returns the issues of missing files
 * @throws ContentError with all issues if the last content does not resolve them
 */
export async function fetchValidContent(
  client: SanityClient,
  readLast: () => Promise<QueryResults | null>,
  {
    studioUrl,
    pauseMs,
    lastPages,
    loadAssets = async () => [],
  }: Omit<Options, 'directory'> & { loadAssets?: (content: CheckedContent) => Promise<Issue[]> },
) {
  const { state, ...results } = await fetchPublished(client, pauseMs)
  const valid = await keepLastValid(results, readLast, async (results) => {
    const checked = check(results, lastPages)
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
    throw new Error(
      `There is no snapshot in ${directory}: run \`npm run maintain:snapshot\` first.`,
    )
  const { state, ...results } = await readStored(directory)
  const { content, issues } = check(results)
  if (content === null) throw new ContentError(issues, studioUrl)
  return { content, state, assets: directory }
}

/** Paths have `/` as separator on every system. */
async function listFiles(directory: string): Promise<string[]> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(directory, join(parentPath, name)).replaceAll(sep, '/'))
}

async function readStored(directory: string) {
  return publishedContent.parse(JSON.parse(await readFile(join(directory, contentFile), 'utf8')))
}

function check(results: QueryResults, lastPages?: LastPages) {
  return checkContent(joinLists(results), lastPages)
}
