import { existsSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import pMap from 'p-map'
import type { CheckedContent } from '../../gate/checkContent.ts'
import { type Issue, uniqueIssues } from '../../gate/issues.ts'
import { locateIssue } from '../../gate/parseDocument.ts'
import { objectsIn } from '../../shared/content/fieldPaths.ts'
import { imageFiles, isStoredImage } from '../../shared/content/imageFiles.ts'
import { isStoredPdf, pdfFile, pdfIssue } from '../../shared/content/shapes/pdf.ts'
import { withRetries } from '../../shared/retries.ts'
import { replaceFile } from '../process/replaceFile.ts'
import { download } from './download.ts'

/** A file of the site from the Content Lake: a picture in one size, or a PDF. */
type Asset = {
  /** The URL path on the site, which contains a hash of the content. */
  path: string
  url: string
  kind: 'image' | 'pdf'
  locate(): Omit<Issue, 'message'>
}

const concurrency = 4

const settings = { _id: 'siteSettings', _type: 'siteSettings' }

/**
 * Returns the files that content refers to: each picture in all its sizes, and PDFs. A file may occur more than once.
 */
export function assetsIn(content: unknown): Asset[] {
  return objectsIn(content).flatMap(({ object, path }): Asset[] => {
    const where = { locate: () => locateIssue(path(), content, settings) }
    if (isStoredImage(object))
      return imageFiles(object).files.map((file) => ({ ...file, kind: 'image', ...where }))
    return isStoredPdf(object)
      ? [{ path: pdfFile(object).path, url: object.asset.url, kind: 'pdf', ...where }]
      : []
  })
}

/** The assets of each page. Pages that have not changed are the same objects in the next build. */
const assetsByPage = new WeakMap<object, Asset[]>()

function uniqueAssets({ pages, site }: CheckedContent): Map<string, Asset> {
  const inPages = pages.flatMap((page) => {
    const assets = assetsByPage.get(page) ?? assetsIn([page])
    assetsByPage.set(page, assets)
    return assets
  })
  return new Map([...inPages, ...assetsIn(site)].map((asset) => [asset.path, asset]))
}

/** Returns the URL paths of all files of the site that come from the Content Lake. */
export function assetPaths(content: CheckedContent): string[] {
  return [...uniqueAssets(content).keys()]
}

/**
 * Downloads all images and PDFs that a directory lacks.
 * @param options.origins the origins of the Content Lake's files
 * @param options.pause the delay before the first retry in ms
 * @returns the issues of fields whose assets are missing, or are not images or PDFs
 * @throws Error if the Content Lake does not answer, after retries; files that have arrived stay
 */
export async function fetchAssets(
  content: CheckedContent,
  directory: string,
  { origins, pause }: { origins: string[]; pause?: number | undefined },
): Promise<Issue[]> {
  const issues: Issue[] = []
  const fetchOne = async (asset: Asset) => {
    const file = join(directory, asset.path)
    // File names contain a hash of the content, so a file never changes.
    if (existsSync(file)) return
    await mkdir(dirname(file), { recursive: true })
    const loaded = await withRetries(() => load(asset, origins), { pause })
    if ('content' in loaded) return replaceFile(file, loaded.content)
    issues.push({ ...asset.locate(), message: loaded.issue })
  }
  await pMap(uniqueAssets(content).values(), fetchOne, { concurrency })
  // A picture has one file per size.
  return uniqueIssues(issues)
}

/**
 * Returns an asset's content, or its issue if retrying would not help.
 * @throws Error with the `statusCode` of a response if a retry may help
 */
async function load(
  { url, kind }: Asset,
  origins: string[],
): Promise<{ content: Buffer } | { issue: string }> {
  const { origin, pathname } = new URL(url)
  const fileUrl = origin + pathname
  if (!origins.includes(origin)) return { issue: `is not a file of the Content Lake: ${fileUrl}` }
  const response = await download(url, { redirect: 'manual' })
  const { status } = response
  if (!response.ok) {
    if (status < 500 && status !== 429)
      return { issue: `is a file that the Content Lake answers with ${status}: ${fileUrl}` }
    throw Object.assign(new Error(`${url} was answered with ${status}`), { statusCode: status })
  }
  const content = Buffer.from(await response.arrayBuffer())
  if (kind === 'pdf') {
    const issue = pdfIssue(content, content)
    return issue === null ? { content } : { issue }
  }
  const isImage = response.headers.get('Content-Type')?.startsWith('image/')
  return isImage ? { content } : { issue: `is no image: ${fileUrl}` }
}
