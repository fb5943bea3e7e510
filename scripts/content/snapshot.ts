import { existsSync } from 'node:fs'
import { copyFile, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { SanityClient } from '@sanity/client'
import { z } from 'zod'
import { imageFiles } from '../../shared/content/image.ts'
import type { StoredImage } from '../../shared/content/shapes/image.ts'
import { languageCodes } from '../../shared/languages.ts'
import { type ContentState, contentState, contentStateQuery } from '../../shared/liveBuild.ts'
import { pagesQuery, siteQuery } from '../../web/model/queries.ts'
import { coverage } from './coverage.ts'
import { ContentFaults, type Fault } from './faults.ts'
import { type CheckedContent, checkContent } from './gate.ts'
import { replaceDirectory } from './replaceDirectory.ts'
import { withRetries } from './retries.ts'

/** The directory of the snapshot that builds read; ignored by git. */
export const snapshotDirectory = '.snapshot'

const documents = z.array(z.looseObject({ _id: z.string() }))

const siteFile = 'site.json'
const stateFile = 'state.json'
const pagesFolder = 'pages'

type Options = {
  directory: string
  /** For edit links in faults. */
  studioUrl: string
  /** The delay before the first retry in ms. */
  pause?: number
}

/**
 * Fetches and checks the published content, and writes it as JSON with its images: one file per
 * page, as the query returned it, one for what all pages share, and one for the content's state.
 * @returns the lines of a summary
 * @throws ContentFaults with all faults; the directory is then unchanged
 */
export async function takeSnapshot(
  client: SanityClient,
  { directory, studioUrl, pause }: Options,
): Promise<string[]> {
  // First, so that what is published meanwhile counts as newer than this snapshot.
  const answered = await withRetries(() => client.fetch<unknown>(contentStateQuery), pause)
  const [pages, site] = await Promise.all([
    withRetries(() => client.fetch<unknown>(pagesQuery), pause),
    withRetries(() => client.fetch<unknown>(siteQuery), pause),
  ])
  const content = requireSound({ pages, site }, studioUrl)
  const state = contentState.parse(answered)

  const files = new Map([
    [siteFile, toJson(site)],
    [stateFile, toJson(state)],
  ])
  for (const page of documents.parse(pages))
    files.set(join(pagesFolder, `${page._id}.json`), toJson(page))
  const next = `${directory}.next-${process.pid}`
  try {
    for (const [name, text] of files) await write(join(next, name), text)
    const images = await fetchImages(content, { last: directory, next, studioUrl, pause })
    await replaceDirectory(next, directory)
    return summary(content, { state, files, images })
  } finally {
    await rm(next, { recursive: true, force: true })
  }
}

function summary(
  content: CheckedContent,
  { state, files, images }: { state: ContentState; files: Map<string, string>; images: number },
): string[] {
  const bytes = [...files.values()].reduce((sum, text) => sum + Buffer.byteLength(text), 0)
  return [
    `${state.documents} documents, ${content.pages.length} pages in ${languageCodes.length} languages`,
    `${files.size} files, ${bytes} bytes, ${images} image files`,
    ...coverage(content),
  ]
}

/**
 * Reads a snapshot and checks it again, because it may have been edited or taken by older code.
 * @throws Error if there is none; ContentFaults if it is invalid
 */
export async function readSnapshot(directory: string, studioUrl = ''): Promise<CheckedContent> {
  if (!existsSync(join(directory, siteFile)))
    throw new Error(`There is no snapshot in ${directory}: run \`npm run snapshot\` first.`)
  const read = async (name: string): Promise<unknown> =>
    JSON.parse(await readFile(join(directory, name), 'utf8'))
  const names = await readdir(join(directory, pagesFolder))
  const files = names.filter((name) => name.endsWith('.json')).sort()
  const pages: unknown[] = []
  for (const file of files) pages.push(await read(join(pagesFolder, file)))
  return requireSound({ pages, site: await read(siteFile) }, studioUrl)
}

/** Reads the state of the content that a snapshot was taken of. */
export async function readContentState(directory: string): Promise<ContentState> {
  return contentState.parse(JSON.parse(await readFile(join(directory, stateFile), 'utf8')))
}

function requireSound(answer: { pages: unknown; site: unknown }, studioUrl: string) {
  const { faults, content } = checkContent(answer)
  if (content === null) throw new ContentFaults(faults, studioUrl)
  return content
}

const toJson = (value: unknown) => `${JSON.stringify(value, null, 1)}\n`

type ImageSource = { url: string; page: { _id: string; _type: string } }

/** The directories of the last and the next snapshot, and options of `takeSnapshot`. */
type Fetching = { last: string; next: string } & Pick<Options, 'studioUrl' | 'pause'>

/**
 * Copies or downloads all images, and returns the number of their files.
 * @throws ContentFaults that name the pages whose images do not exist
 */
async function fetchImages(
  content: CheckedContent,
  { last, next, studioUrl, pause }: Fetching,
): Promise<number> {
  const sources = imageSources(content)
  const faults: Fault[] = []
  for (const [path, { url, page }] of sources) {
    // File names contain a hash of the content, so files of the last snapshot can be reused.
    const known = join(last, path)
    if (existsSync(known)) {
      await mkdir(dirname(join(next, path)), { recursive: true })
      await copyFile(known, join(next, path))
      continue
    }
    const image = await withRetries(() => download(url), pause)
    if (typeof image !== 'number') await write(join(next, path), image)
    else
      faults.push({
        documentId: page._id,
        documentType: page._type,
        path: '',
        message: `has an image that the Content Lake answers with ${image}: ${url}`,
      })
  }
  if (faults.length > 0) throw new ContentFaults(faults, studioUrl)
  return sources.size
}

/** Returns the URL and the page of each image file, by its URL path on the site. */
function imageSources({ pages, site }: CheckedContent): Map<string, ImageSource> {
  const settings = { _id: site._id, _type: 'siteSettings' }
  return new Map(
    [...pages, site].flatMap((part) =>
      imagesIn(part).flatMap((image) =>
        imageFiles(image).files.map(({ path, url }): [string, ImageSource] => [
          path,
          { url, page: '_type' in part ? part : settings },
        ]),
      ),
    ),
  )
}

/**
 * Returns an image, or the status of a response that a retry would not change.
 * @throws Error with the `statusCode` of a response that a retry may change
 */
async function download(url: string): Promise<Buffer | number> {
  const response = await fetch(url)
  const { status } = response
  if (response.ok) return Buffer.from(await response.arrayBuffer())
  if (status < 500 && status !== 429) return status
  throw Object.assign(new Error(`${url} was answered with ${status}`), { statusCode: status })
}

/** Returns all images in checked content. */
export function imagesIn(value: unknown): StoredImage[] {
  if (typeof value !== 'object' || value === null) return []
  if ('asset' in value && 'alt' in value) return [value as StoredImage]
  return Object.values(value).flatMap(imagesIn)
}

async function write(file: string, content: string | Buffer) {
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, content)
}
