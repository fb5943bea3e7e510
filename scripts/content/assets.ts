import { existsSync } from 'node:fs'
import { mkdir, open, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import pMap from 'p-map'
import type { CheckedContent } from '../../gate/checks/checkContent.ts'
import { type Issue, uniqueIssues } from '../../gate/checks/issues.ts'
import { locateIssue } from '../../gate/checks/parseDocument.ts'
import { collectObjects } from '../../shared/content/fieldPaths.ts'
import { type FileKind, isValidFile, kindOf, offeredFile } from '../../shared/content/files/file.ts'
import { fileIssues } from '../../shared/content/files/fileIssues.ts'
import { imageFiles, isValidImage } from '../../shared/content/files/imageFiles.ts'
import { issueMessage } from '../../shared/content/shapes/issueMessages.ts'
import { withRetries } from '../../shared/retries.ts'
import { download } from './download.ts'
import { removeLocation } from './videoLocation.ts'

/** A file of the site from the Content Lake: a picture in one size, or another file. */
type Asset = {
  /** The URL path on the site, which contains a hash of the content. */
  path: string
  url: string
  kind: 'image' | FileKind
  locate(): Omit<Issue, 'message'>
}

const concurrency = 4

const settings = { _id: 'siteSettings', _type: 'siteSettings' }

/**
 * Returns the files that content refers to: each picture in all its sizes, and other files. Files may occur more than
 * once.
 */
export function collectAssets(content: unknown): Asset[] {
  return collectObjects(content).flatMap(({ object, path }): Asset[] => {
    const where = { locate: () => locateIssue(path(), content, settings) }
    if (isValidImage(object))
      return imageFiles(object).files.map((file) => ({ ...file, kind: 'image', ...where }))
    if (!isValidFile(object)) return []
    const { path: file } = offeredFile(object)
    return [{ path: file, url: object.asset.url, kind: kindOf(object), ...where }]
  })
}

/** The assets of each page. Pages that have not changed are the same objects in the next build. */
const assetsByPage = new WeakMap<object, Asset[]>()

function uniqueAssets({ pages, site }: CheckedContent): Map<string, Asset> {
  const inPages = pages.flatMap((page) => {
    const assets = assetsByPage.get(page) ?? collectAssets([page])
    assetsByPage.set(page, assets)
    return assets
  })
  return new Map([...inPages, ...collectAssets(site)].map((asset) => [asset.path, asset]))
}

/** Returns the URL paths of all files of the site that come from the Content Lake. */
export function assetPaths(content: CheckedContent): string[] {
  return [...uniqueAssets(content).keys()]
}

/**
 * Downloads all images and files that a directory lacks.
 * @param options.origins the origins of the Content Lake's files
 * @param options.pauseMs the delay before the first retry
 * @returns the issues of fields whose assets are missing, or whose content does not match their type
 * @throws Error if the Content Lake does not respond after retries. Downloaded files are kept
 */
export async function fetchAssets(
  content: CheckedContent,
  directory: string,
  { origins, pauseMs }: { origins: string[]; pauseMs?: number | undefined },
): Promise<Issue[]> {
  const issues: Issue[] = []
  const fetchOne = async (asset: Asset) => {
    const file = join(directory, asset.path)
    // File names contain a hash of the content, so a file never changes.
    if (existsSync(file)) return
    await mkdir(dirname(file), { recursive: true })
    const issue = await withRetries(() => load(asset, file, origins), { pauseMs })
    if (issue !== null) issues.push({ ...asset.locate(), message: issue })
  }
  await pMap(uniqueAssets(content).values(), fetchOne, { concurrency })
  // A picture has one file per size.
  return uniqueIssues(issues)
}

/**
 * Downloads an asset to a file. The file is missing or complete at any moment.
 * @returns its issue if retrying would not help, or null
 * @throws Error with the `statusCode` of a response if a retry may help
 */
async function load({ url, kind }: Asset, file: string, origins: string[]): Promise<string | null> {
  const { origin, pathname } = new URL(url)
  const fileUrl = origin + pathname
  if (!origins.includes(origin))
    return issueMessage('is not a file of the Content Lake: {url}', { url: fileUrl })
  const response = await download(url, { redirect: 'manual' })
  const { status } = response
  if (!response.ok) {
    if (status < 500 && status !== 429)
      return issueMessage('is a file that the Content Lake answers with {status}: {url}', {
        status,
        url: fileUrl,
      })
    throw Object.assign(new Error(`${url} was answered with ${status}`), { statusCode: status })
  }
  const isImage = response.headers.get('Content-Type')?.startsWith('image/')
  if (kind === 'image' && !isImage) return issueMessage('is no image: {url}', { url: fileUrl })
  const part = `${file}.part-${process.pid}`
  try {
    // Streamed to the file, because a video may not fit into memory.
    await writeFile(part, response.body ?? '')
    const issue = kind === 'image' ? null : await checkFile(part, kind)
    if (issue === null) await rename(part, file)
    return issue
  } finally {
    await rm(part, { force: true })
  }
}

/** Checks a file's content, and returns its issue or null. Removes the location from a valid video. */
async function checkFile(path: string, kind: FileKind): Promise<string | null> {
  await using file = await open(path, 'r+')
  const { size } = await file.stat()
  const read = async (from: number, to: number) => {
    const bytes = new Uint8Array(Math.max(0, to - from))
    const { bytesRead } = await file.read(bytes, 0, bytes.length, from)
    return bytes.subarray(0, bytesRead)
  }
  const issue = await fileIssues[kind](read, size)
  if (issue === null && kind === 'mp4') await removeLocation(file, read, size)
  return issue
}
