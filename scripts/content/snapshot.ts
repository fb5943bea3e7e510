import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { SanityClient } from '@sanity/client'
import { z } from 'zod'
import { languageCodes } from '../../shared/languages.ts'
import { type ContentState, contentState } from '../../shared/liveBuild.ts'
import { fetchAssets } from './assets.ts'
import { coverage } from './coverage.ts'
import { eachOf } from './eachOf.ts'
import { ContentFaults, type Fault } from './faults.ts'
import { type CheckedContent, checkContent } from './gate.ts'
import { type HeldDocument, holdBack, type Parts } from './holdBack.ts'
import { type Identified, identified } from './identified.ts'
import { joinLists, listJoiner } from './joinLists.ts'
import { publishedContent } from './publishedContent.ts'
import { replaceDirectory } from './replaceDirectory.ts'

/** The directory of the snapshot that builds read; ignored by git. */
export const snapshotDirectory = '.snapshot'

/** How many files are read or written at a time. */
const mostFiles = 32

const siteFile = 'site.json'
const listedFile = 'listed.json'
const redirectsFile = 'redirects.json'
const stateFile = 'state.json'
const pagesFolder = 'pages'

type Options = {
  directory: string
  /** For edit links in faults. */
  studioUrl: string
  /** The delay before the first retry in ms. */
  pause?: number
}

/** What is published and has no fault. */
export type SoundContent = {
  content: CheckedContent
  state: ContentState
  /** The answers that the content is made of. */
  parts: Parts
  /** Documents that are not as they are published, because of the faults. */
  held: HeldDocument[]
  faults: Fault[]
}

/**
 * Returns a function that reads what is published and checks it. When called again it fetches and
 * checks only what has changed, and the rest are the same objects. It is given what was shown last, if
 * anything was: documents with faults are held back, as they are there.
 * It throws ContentFaults with all faults where that does not help.
 */
export function soundContent(
  client: SanityClient,
  { studioUrl, pause }: Omit<Options, 'directory'>,
): (last?: Parts | null) => Promise<SoundContent> {
  const read = publishedContent(client, pause)
  const withLists = listJoiner()
  return async (last = null) => {
    const { state, changedAt, ...parts } = await read()
    const outcome = holdBack(parts, last, ({ pages, listed, ...rest }) =>
      checkContent({ ...rest, pages: withLists(pages, listed) }, changedAt),
    )
    if (outcome.content === null) throw new ContentFaults(outcome.faults, studioUrl)
    return { ...outcome, state }
  }
}

export type Snapshot = Pick<SoundContent, 'held' | 'faults'> & {
  /** What it contains, for people. */
  summary: string[]
}

/**
 * Fetches and checks the published content, and writes it as JSON with its images and PDFs: one file per
 * page, as the query returned it, one for the documents that pages list, one for what all pages
 * share, one for old addresses, and one for the content's state. Documents with faults are as in the
 * last snapshot.
 * @throws ContentFaults with all faults where there is no last snapshot, or it does not help; the
 *   directory is then unchanged
 */
export async function takeSnapshot(client: SanityClient, options: Options): Promise<Snapshot> {
  const { directory } = options
  const last = await readParts(directory)
  const { content, state, parts, held, faults } = await soundContent(client, options)(last)
  const next = `${directory}.next-${process.pid}`
  try {
    const { files, bytes } = await writeParts(next, parts)
    await writeFile(join(next, stateFile), asJson(state))
    const assets = await fetchAssets(content, next, { ...options, last: directory })
    await replaceDirectory(next, directory)
    const summary = [
      `${state.documents} documents, ${content.pages.length} pages in ${languageCodes.length} languages`,
      `${files + 1} files, ${bytes} bytes, ${assets} image and PDF files`,
      ...unusedRedirects(content),
      ...coverage(content),
    ]
    return { summary, held, faults }
  } finally {
    await rm(next, { recursive: true, force: true })
  }
}

/** Names the old addresses at which there is a page again. */
function unusedRedirects({ unused }: CheckedContent): string[] {
  return unused.map(
    ({ _id, from }) =>
      `${from} leads to no other page (${_id}), because it is a page's own address`,
  )
}

/**
 * Reads a snapshot and checks it again, because it may have been edited or taken by older code.
 * @throws Error if there is none; ContentFaults if it is invalid
 */
export async function readSnapshot(directory: string, studioUrl = ''): Promise<CheckedContent> {
  if (!existsSync(join(directory, siteFile)))
    throw new Error(`There is no snapshot in ${directory}: run \`npm run snapshot\` first.`)
  const { pages, listed, ...rest } = await readFiles(directory)
  const { faults, content } = checkContent({ ...rest, pages: joinLists(pages, listed) })
  if (content === null) throw new ContentFaults(faults, studioUrl)
  return content
}

/** Returns what a directory's snapshot is made of, or null if it has none that can be read. */
export async function readParts(directory: string): Promise<Parts | null> {
  return readFiles(directory).catch(() => null)
}

async function readFiles(directory: string): Promise<Parts> {
  const read = async (name: string): Promise<unknown> =>
    JSON.parse(await readFile(join(directory, name), 'utf8'))
  const names = await readdir(join(directory, pagesFolder))
  const files = names.filter((name) => name.endsWith('.json')).sort()
  const pages: Identified[] = new Array(files.length)
  await eachOf([...files.entries()], mostFiles, async ([index, file]) => {
    pages[index] = identified.parse(await read(join(pagesFolder, file)))
  })
  const readList = async (name: string) => z.array(identified).parse(await read(name))
  return {
    pages,
    listed: await readList(listedFile),
    redirects: await readList(redirectsFile),
    site: await read(siteFile),
  }
}

/**
 * Writes what a snapshot is made of.
 * @param last what the directory contains: only what differs from it is written
 */
export async function writeParts(
  directory: string,
  { pages, listed, redirects, site }: Parts,
  last?: Parts | null,
): Promise<{ files: number; bytes: number }> {
  const fileOf = ({ _id }: Identified) => join(pagesFolder, `${_id}.json`)
  const parts: [name: string, part: unknown][] = [
    [siteFile, site],
    [listedFile, listed],
    [redirectsFile, redirects],
    ...pages.map((page): [string, unknown] => [fileOf(page), page]),
  ]
  const known = new Set<unknown>(last && [...last.pages, last.site])
  if (last && isSameList(listed, last.listed)) known.add(listed)
  if (last && isSameList(redirects, last.redirects)) known.add(redirects)
  const changed = parts.filter(([, part]) => !known.has(part))
  let bytes = 0
  await mkdir(join(directory, pagesFolder), { recursive: true })
  await eachOf(changed, mostFiles, async ([name, part]) => {
    const text = asJson(part)
    bytes += Buffer.byteLength(text)
    const file = join(directory, name)
    // Renamed when it is complete, because the process may be ended at any time.
    await writeFile(`${file}.next`, text)
    await rename(`${file}.next`, file)
  })
  const kept = new Set(pages.map(fileOf))
  const removed = (last?.pages ?? []).map(fileOf).filter((name) => !kept.has(name))
  await eachOf(removed, mostFiles, (name) => rm(join(directory, name), { force: true }))
  return { files: changed.length, bytes }
}

function isSameList(one: unknown[], other: unknown[]): boolean {
  return one.length === other.length && one.every((item, index) => item === other[index])
}

const asJson = (part: unknown) => `${JSON.stringify(part, null, 1)}\n`

/** Reads the state of the content that a snapshot was taken of. */
export async function readContentState(directory: string): Promise<ContentState> {
  return contentState.parse(JSON.parse(await readFile(join(directory, stateFile), 'utf8')))
}
