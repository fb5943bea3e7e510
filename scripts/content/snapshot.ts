import { existsSync } from 'node:fs'
import { copyFile, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { SanityClient } from '@sanity/client'
import { imageFiles } from '../../shared/content/image.ts'
import { localize } from '../../shared/content/localize.ts'
import { fileName } from '../../shared/content/modules.ts'
import type { StoredImage } from '../../shared/content/shapes/image.ts'
import { languageCodes } from '../../shared/languages.ts'
import { documentCountQuery, pagesQuery, siteQuery } from '../../web/model/queries.ts'
import { withRetries } from './contentLake.ts'
import { coverage } from './coverage.ts'
import { ContentFaults } from './faults.ts'
import { type CheckedContent, checkContent } from './gate.ts'
import { replaceDirectory } from './replaceDirectory.ts'
import { sortCountries } from './sortCountries.ts'

export const snapshotDirectory = 'web/content/snapshot'

type Options = {
  directory: string
  studioUrl: string
  /** The first pause before a request is tried again, in milliseconds. */
  pause?: number
}

/**
 * Asks the Content Lake for the published content, checks it and writes it as JSON: one file a
 * page and language, one for the site's shared part, and the images.
 * @returns a summary, one line an entry
 * @throws ContentFaults with every fault at once; the directory is then as it was
 */
export async function takeSnapshot(client: SanityClient, { directory, studioUrl, pause }: Options) {
  const [pages, site, documents] = await Promise.all([
    withRetries(() => client.fetch<unknown>(pagesQuery), pause),
    withRetries(() => client.fetch<unknown>(siteQuery), pause),
    withRetries(() => client.fetch<number>(documentCountQuery), pause),
  ])
  const checked = checkContent({ pages, site })
  if (!checked.pages) throw new ContentFaults(checked.faults, studioUrl)

  const next = `${directory}.next`
  await rm(next, { recursive: true, force: true })
  const files = contentFiles(checked)
  for (const [name, text] of files) await write(join(next, name), text)
  const images = await fetchImages(checked, directory, next, pause)
  await replaceDirectory(next, directory)

  const bytes = [...files.values()].reduce((sum, text) => sum + Buffer.byteLength(text), 0)
  return [
    `${documents} documents, ${checked.pages.length} pages in ${languageCodes.length} languages`,
    `${files.size} files, ${bytes} bytes, ${images} image files`,
    ...coverage(checked),
  ]
}

/** The snapshot's JSON files by name; `pages.json` lists the paths in it. */
export function contentFiles({ pages, site }: CheckedContent): Map<string, string> {
  const files = new Map([['pages.json', toJson(pages.map(({ path }) => path))]])
  for (const language of languageCodes) {
    files.set(`${language}/site.json`, toJson(localize(site, language)))
    for (const page of pages)
      files.set(
        `${language}/pages/${fileName(page.path)}.json`,
        toJson(sortCountries(localize(page, language), language)),
      )
  }
  return files
}

const toJson = (value: unknown) => `${JSON.stringify(value, null, 1)}\n`

async function fetchImages(content: CheckedContent, last: string, next: string, pause?: number) {
  const files = new Map(
    imagesIn(content).flatMap((image) =>
      imageFiles(image).files.map(({ path, url }) => [path, url]),
    ),
  )
  for (const [path, url] of files) {
    // A file's name tells what is in it, so that one of the last snapshot can be kept.
    const known = join(last, path)
    if (existsSync(known)) {
      await mkdir(dirname(join(next, path)), { recursive: true })
      await copyFile(known, join(next, path))
    } else await write(join(next, path), await withRetries(() => download(url), pause))
  }
  return files.size
}

async function download(url: string): Promise<Buffer> {
  const response = await fetch(url)
  if (!response.ok)
    throw Object.assign(new Error(`${url} was answered with ${response.status}`), {
      statusCode: response.status,
    })
  return Buffer.from(await response.arrayBuffer())
}

/** Every image anywhere in checked content. */
export function imagesIn(value: unknown): StoredImage[] {
  if (typeof value !== 'object' || value === null) return []
  if ('asset' in value && 'alt' in value) return [value as StoredImage]
  return Object.values(value).flatMap(imagesIn)
}

async function write(file: string, content: string | Buffer) {
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, content)
}

/** Reads a file of the snapshot, which only `takeSnapshot` writes. */
export async function readSnapshotFile<T>(directory: string, name: string): Promise<T> {
  return JSON.parse(await readFile(join(directory, name), 'utf8'))
}
