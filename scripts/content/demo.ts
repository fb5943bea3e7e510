import { readdir, readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { builtIn, eachWord } from '../../web/i18n/editableWords.ts'
import { navigationAsDelivered } from '../../web/i18n/navigation.ts'

/** A document of the demo content, with image files in place of asset references. */
export type DemoDocument = { _id: string; _type: string; [field: string]: unknown }

type Fields = Record<string, unknown>

const folder = join(import.meta.dirname, '../../studio/demo')

/** Prefix of an asset in Sanity's import format; the path is relative to `folder`. */
const assetPrefix = 'image@file://'

/** The documents with which a Content Lake says what the site says without them. */
const delivered: DemoDocument[] = [
  {
    _id: 'navigation',
    _type: 'navigation',
    ...navigationAsDelivered((page) => ({ _type: 'reference', _ref: page })),
  },
  { _id: 'words', _type: 'words', ...eachWord(builtIn) },
]

/**
 * Reads the demo content, ordered by file name, with menu and words as the code has them. Adds the
 * `_key`s and the empty arrays of rich text that the files leave out, the same on every run.
 * @throws Error that names every invalid file: invalid JSON, no document, a duplicate id
 */
export async function loadDemo(): Promise<DemoDocument[]> {
  const files = (await readdir(folder, { recursive: true })).filter((name) =>
    name.endsWith('.json'),
  )
  const documents: DemoDocument[] = []
  const fileOfId = new Map<string, string>()
  const faults: string[] = []

  for (const file of files.sort()) {
    try {
      const document = asDocument(JSON.parse(await readFile(join(folder, file), 'utf8')))
      const taken = fileOfId.get(document._id)
      if (taken) throw new Error(`has the _id of ${taken}: ${document._id}`)
      fileOfId.set(document._id, file)
      documents.push({ ...document, ...complete(document) })
    } catch (error) {
      faults.push(`${file} ${error instanceof Error ? error.message : error}`)
    }
  }

  if (faults.length > 0) throw new Error(`The demo content has faults:\n${faults.join('\n')}`)
  return [...documents, ...delivered]
}

/** Returns the image files of a demo document, as absolute paths. */
export function imageFiles(document: DemoDocument): string[] {
  return [...new Set(assetsIn(document).map(fileOf))]
}

/**
 * Returns a demo document with references to uploaded images.
 * @param upload stores an image file and returns the id of its asset document
 */
export async function withAssets(
  document: DemoDocument,
  upload: (file: string) => Promise<string>,
): Promise<DemoDocument> {
  const assetIds = new Map<string, string>()
  for (const file of imageFiles(document)) assetIds.set(file, await upload(file))
  return { ...document, ...referToAssets(document, assetIds) }
}

function asDocument(value: unknown): DemoDocument {
  if (!isFields(value)) throw new Error('is not an object')
  const { _id, _type } = value
  if (typeof _id !== 'string' || typeof _type !== 'string')
    throw new Error('has no _id or no _type')
  return { ...value, _id, _type }
}

function complete(fields: Fields): Fields {
  return {
    ...(fields._type === 'block' && { markDefs: [] }),
    ...(fields._type === 'span' && { marks: [] }),
    ...mapValues(fields, (value) =>
      Array.isArray(value)
        ? value.map((item, index) =>
            isFields(item) ? { _key: keyOf(item, index), ...complete(item) } : item,
          )
        : isFields(value)
          ? complete(value)
          : value,
    ),
  }
}

function keyOf({ _type, anchor }: Fields, index: number): string {
  if (_type === 'block' || _type === 'span') return `${_type}-${index}`
  return typeof anchor === 'string' ? anchor : `item-${index}`
}

function assetsIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(assetsIn)
  if (!isFields(value)) return []
  const own = typeof value._sanityAsset === 'string' ? [value._sanityAsset] : []
  return [...own, ...Object.values(value).flatMap(assetsIn)]
}

function referToAssets(fields: Fields, assetIds: Map<string, string>): Fields {
  const refer = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(refer)
    return isFields(value) ? referToAssets(value, assetIds) : value
  }
  const { _sanityAsset, ...rest } = mapValues(fields, refer)
  if (typeof _sanityAsset !== 'string') return rest
  return { ...rest, asset: { _type: 'reference', _ref: assetIds.get(fileOf(_sanityAsset)) } }
}

function fileOf(asset: string): string {
  if (!asset.startsWith(assetPrefix)) throw new Error(`${asset} does not begin with ${assetPrefix}`)
  return resolve(folder, asset.slice(assetPrefix.length))
}

function mapValues(fields: Fields, map: (value: unknown) => unknown): Fields {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, map(value)]))
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
