import { existsSync } from 'node:fs'
import { copyFile, mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fieldPathText, objectsIn } from '../../shared/content/fieldPaths.ts'
import { imageFiles, isStoredImage } from '../../shared/content/image.ts'
import { isStoredPdf, pdfFile } from '../../shared/content/pdf.ts'
import { isPdf, noPdf } from '../../shared/content/shapes/pdf.ts'
import type { StoredPage, StoredSite } from '../../web/model/types.ts'
import { eachOf } from './eachOf.ts'
import { ContentFaults, type Fault } from './faults.ts'
import type { CheckedContent } from './gate.ts'
import { oncePer } from './oncePer.ts'
import { withRetries } from './retries.ts'

/** A file of the Content Lake that the site serves: a picture in one size, or a PDF. */
type Asset = {
  /** The URL path on the site, which contains a hash of the content. */
  path: string
  /** The Content Lake's URL. */
  url: string
  kind: 'image' | 'pdf'
  /** Where the content has it. */
  field: readonly PropertyKey[]
}

/** How many are downloaded at a time. */
const mostDownloads = 4

/** The directories of images and PDFs. */
const folders = ['images', 'files']

/** Returns all assets in checked content. */
export function assetsIn(value: unknown): Asset[] {
  return [...objectsIn(value)].flatMap(({ object, path: field }): Asset[] => {
    if (isStoredImage(object))
      return imageFiles(object).files.map(({ path, url }) => ({ path, url, kind: 'image', field }))
    return isStoredPdf(object)
      ? [{ path: pdfFile(object).path, url: object.asset.url, kind: 'pdf', field }]
      : []
  })
}

const assetsOf = oncePer((part: StoredPage | StoredSite) => assetsIn(part))

/** An asset with the document that has it. */
type Source = Asset & { document: StoredPage | (StoredSite & { _type: 'siteSettings' }) }

/** Returns every asset once, by its URL path on the site. */
function sourcesIn({ pages, site }: CheckedContent): Map<string, Source> {
  const settings = { ...site, _type: 'siteSettings' as const }
  const sources = [
    ...pages.flatMap((page) => assetsOf(page).map((asset) => ({ ...asset, document: page }))),
    ...assetsOf(site).map((asset) => ({ ...asset, document: settings })),
  ]
  return new Map(sources.map((source) => [source.path, source]))
}

/** Returns the URL paths of all assets. */
export function assetPaths(content: CheckedContent): string[] {
  return [...sourcesIn(content).keys()]
}

/**
 * Copies or downloads all images and PDFs into a directory, and returns the number of their files.
 * @param options.last the directory of an earlier snapshot
 * @param options.pause the delay before the first retry in ms
 * @throws ContentFaults that name the fields whose assets do not exist, or are no PDF
 */
export async function fetchAssets(
  content: CheckedContent,
  directory: string,
  { last, studioUrl, pause }: { last: string; studioUrl: string; pause?: number | undefined },
): Promise<number> {
  const sources = sourcesIn(content)
  // One a field: a picture has several files.
  const faults = new Map<string, Fault>()
  await eachOf([...sources.values()], mostDownloads, async (source) => {
    // File names contain a hash of the content, so files of the last snapshot can be reused.
    const known = join(last, source.path)
    const file = join(directory, source.path)
    const isKnown = existsSync(known)
    if (isKnown && known === file) return
    await mkdir(dirname(file), { recursive: true })
    if (isKnown) return copyFile(known, file)
    const loaded = await withRetries(() => load(source), pause)
    if ('fault' in loaded) {
      const fault = faultOf(source, loaded.fault)
      faults.set(`${fault.documentId} ${fault.path}`, fault)
    } else {
      // Renamed when it is complete, because the process may be ended at any time.
      await writeFile(`${file}.next`, loaded.content)
      await rename(`${file}.next`, file)
    }
  })
  if (faults.size > 0) throw new ContentFaults([...faults.values()], studioUrl)
  return sources.size
}

/** Removes the files in a directory that no content has any more. */
export async function removeUnusedAssets(
  content: CheckedContent,
  directory: string,
): Promise<void> {
  const used = sourcesIn(content)
  for (const folder of folders) {
    const names = await readdir(join(directory, folder)).catch(() => [])
    for (const name of names)
      if (!used.has(`/${folder}/${name}`)) await rm(join(directory, folder, name))
  }
}

/**
 * Returns an asset's content, or what is wrong with it that a retry would not change.
 * @throws Error with the `statusCode` of a response that a retry may change
 */
async function load({ url, kind }: Asset): Promise<{ content: Buffer } | { fault: string }> {
  const response = await fetch(url)
  const { status } = response
  if (!response.ok) {
    if (status < 500 && status !== 429)
      return { fault: `is a file that the Content Lake answers with ${status}: ${url}` }
    throw Object.assign(new Error(`${url} was answered with ${status}`), { statusCode: status })
  }
  const content = Buffer.from(await response.arrayBuffer())
  return kind === 'pdf' && !isPdf(content) ? { fault: noPdf } : { content }
}

function faultOf({ document, field }: Source, message: string): Fault {
  return {
    documentId: document._id,
    documentType: document._type,
    path: fieldPathText(field, document),
    message,
  }
}
