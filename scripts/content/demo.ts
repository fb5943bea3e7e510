import { globSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { type AnyDocument, anyDocument } from '../../gate/checks/parseDocument.ts'
import { collectObjects } from '../../shared/content/fieldPaths.ts'
import { mapEditableMessages } from '../../web/i18n/editableMessages.ts'
import { defaultMessage } from '../../web/i18n/messages.ts'

const folder = join(import.meta.dirname, '../../studio/demo')

/** The prefix of an asset in Sanity's import format; the path is relative to `folder`. */
const assetPrefix = 'image@file://'

const interfaceMessages: AnyDocument = {
  _id: 'interfaceMessages',
  _type: 'interfaceMessages',
  ...mapEditableMessages(defaultMessage),
}

/**
 * Reads the demo content in the order of file names. Adds the `_key`s and the empty arrays of rich text, which the
 * files leave out. The result is deterministic.
 * @throws Error for a file that is not a document
 */
export async function loadDemo(): Promise<AnyDocument[]> {
  const files = globSync('**/*.json', { cwd: folder })
  const documents = files.sort().map(async (file) => {
    const json = JSON.parse(await readFile(join(folder, file), 'utf8'), complete)
    const { data, error } = anyDocument.safeParse(json)
    if (error) throw new Error(`studio/demo/${file} is invalid: ${z.prettifyError(error)}`)
    return data
  })
  return [...(await Promise.all(documents)), interfaceMessages]
}

/** Completes a parsed value. JSON.parse passes inner values first. */
function complete(_name: string, value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withKey)
  const { data } = richText.safeParse(value)
  return data ? { ...(data._type === 'block' ? { markDefs: [] } : { marks: [] }), ...data } : value
}

const richText = z.looseObject({ _type: z.enum(['block', 'span']) })

function withKey(item: unknown, index: number): unknown {
  if (!(item instanceof Object)) return item
  const { data } = richText.safeParse(item)
  const key = 'anchor' in item && !data ? item.anchor : `${data?._type ?? 'item'}-${index}`
  return { _key: key, ...item }
}

const pendingImage = z.looseObject({ _sanityAsset: z.string().startsWith(assetPrefix) })

export function collectImageFiles(document: AnyDocument): string[] {
  return collectObjects(document).flatMap(({ object }) => {
    const { data } = pendingImage.safeParse(object)
    return data ? fileOf(data._sanityAsset) : []
  })
}

/**
 * Returns a demo document with references to uploaded images.
 * @param idOf returns the id of an image file's asset document
 */
export function withAssets(document: AnyDocument, idOf: (file: string) => string | undefined) {
  const refer = (_name: string, value: unknown) => {
    const { data } = pendingImage.safeParse(value)
    if (!data) return value
    const { _sanityAsset, ...fields } = data
    return { ...fields, asset: { _type: 'reference', _ref: idOf(fileOf(_sanityAsset)) } }
  }
  return anyDocument.parse(JSON.parse(JSON.stringify(document), refer))
}

function fileOf(asset: string): string {
  return join(folder, asset.slice(assetPrefix.length))
}
