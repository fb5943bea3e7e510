import { readdir, readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { z } from 'zod'
import { objectsIn } from '../../shared/content/fieldPaths.ts'
import { builtIn, eachWord } from '../../web/i18n/editableWords.ts'
import { navigationAsDelivered } from '../../web/i18n/navigation.ts'
import { type Identified, identified } from './parseDocument.ts'

/** A document of the demo content, with image files in place of asset references. */
export type DemoDocument = Identified

const folder = join(import.meta.dirname, '../../studio/demo')

/** Prefix of an asset in Sanity's import format; the path is relative to `folder`. */
const assetPrefix = 'image@file://'

/** Menu and words as the code has them, which editors may change. */
const defaults: DemoDocument[] = [
  {
    _id: 'navigation',
    _type: 'navigation',
    ...navigationAsDelivered((page) => ({ _type: 'reference', _ref: page })),
  },
  { _id: 'words', _type: 'words', ...eachWord(builtIn) },
]

/**
 * Reads the demo content, ordered by file name. Adds the `_key`s and the empty arrays of rich text that
 * the files leave out, the same on every run.
 * @throws Error for a file that is not a document
 */
export async function loadDemo(): Promise<DemoDocument[]> {
  const files = await readdir(folder, { recursive: true })
  const documents = files
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map(async (file) => {
      const { data, error } = identified.safeParse(
        JSON.parse(await readFile(join(folder, file), 'utf8')),
      )
      if (error) throw new Error(`studio/demo/${file} is invalid: ${z.prettifyError(error)}`)
      return identified.parse(mapObjects(data, complete))
    })
  return [...(await Promise.all(documents)), ...defaults]
}

/** Returns the image files of a demo document, as absolute paths. */
export function imageFiles(document: DemoDocument): string[] {
  const files = [...objectsIn(document)].map(({ object }) => imageFileOf(object))
  return [...new Set(files.filter((file) => file !== null))]
}

/**
 * Returns a demo document with references to uploaded images.
 * @param upload stores an image file and returns the id of its asset document
 */
export async function withAssets(
  document: DemoDocument,
  upload: (file: string) => Promise<string>,
): Promise<DemoDocument> {
  const ids = new Map<string, string>()
  for (const file of imageFiles(document)) ids.set(file, await upload(file))
  const refer = ({ _sanityAsset, ...fields }: Fields): Fields => {
    const file = imageFileOf({ _sanityAsset })
    return file === null
      ? fields
      : { ...fields, asset: { _type: 'reference', _ref: ids.get(file) } }
  }
  return identified.parse(mapObjects(document, refer))
}

type Fields = Record<string, unknown>

function complete(fields: Fields): Fields {
  return {
    ...(fields._type === 'block' && { markDefs: [] }),
    ...(fields._type === 'span' && { marks: [] }),
    ...mapFields(fields, (value) => (Array.isArray(value) ? value.map(withKey) : value)),
  }
}

function withKey(item: unknown, index: number): unknown {
  if (!(item instanceof Object)) return item
  const { _type, anchor }: Fields = { ...item }
  const isText = _type === 'block' || _type === 'span'
  const name = isText ? _type : 'item'
  return { _key: !isText && typeof anchor === 'string' ? anchor : `${name}-${index}`, ...item }
}

/** Returns a value with every object in it replaced, the inner ones first. */
function mapObjects(value: unknown, map: (fields: Fields) => Fields): unknown {
  if (Array.isArray(value)) return value.map((item) => mapObjects(item, map))
  if (!(value instanceof Object)) return value
  return map(mapFields({ ...value }, (inner) => mapObjects(inner, map)))
}

function mapFields(fields: Fields, map: (value: unknown) => unknown): Fields {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, map(value)]))
}

function imageFileOf({ _sanityAsset: asset }: { _sanityAsset?: unknown }): string | null {
  return typeof asset === 'string' ? resolve(folder, asset.replace(assetPrefix, '')) : null
}
