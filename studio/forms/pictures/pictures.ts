import type { SanityClient } from '@sanity/client'
import { getPublishedId, type Schema } from 'sanity'
import { isObject } from '../../../shared/content/fieldPaths.ts'
import { isWritten } from '../../../shared/content/languages/translationCoverage.ts'
import { languageCodes } from '../../../shared/languages.ts'
import { currentVersions } from '../../documents/currentVersions.ts'
import { documentTitle } from '../../documents/documentTitle.ts'
import { formerFile, shownFile } from '../../documents/translations/describedFiles.ts'
import { isStale } from '../../documents/translations/sourceHashes.ts'
import { searchWords } from '../../i18n/searchWords.ts'

type StoredDocument = Readonly<Record<string, unknown>> & { _id: string; _type: string }

type Asset = {
  _id: string
  _type: string
  url: string
  originalFilename: string | null
  /** In bytes. */
  size: number
  /** In pixels; null for a file that is no picture. */
  width: number | null
  height: number | null
}

/** A text by language. */
export type AltTexts = Readonly<Record<string, unknown>>

/** An uploaded picture, or another file. */
export type StoredFile = Asset & {
  /** The documents that show it. */
  users: { _id: string; _type: string; title: string }[]
  /** Whether a published document shows it, also if the draft of this document no longer does. */
  isPublic: boolean
  /** Its distinct alternative texts. */
  texts: AltTexts[]
}

const query = `{
  "assets": *[_type in $types] | order(_createdAt desc){
    _id, _type, url, originalFilename, size,
    "width": metadata.dimensions.width, "height": metadata.dimensions.height
  },
  "documents": *[references(*[_type in $types]._id)]
}`

export const pictureType = 'sanity.imageAsset'
const fileType = 'sanity.fileAsset'

/** Reads all pictures, the newest first, with the documents that use them and their texts there. */
export const readPictures = (client: SanityClient, schema: Schema) =>
  readFiles(client, schema, [pictureType])

/** Reads all files of types, the newest first, with the documents that use them and the pictures' texts there. */
export async function readFiles(
  client: SanityClient,
  schema: Schema,
  types = [pictureType, fileType],
): Promise<StoredFile[]> {
  const raw = client.withConfig({ perspective: 'raw' })
  const { assets, documents } = await raw.fetch<{ assets: Asset[]; documents: StoredDocument[] }>(
    query,
    { types },
  )
  const uses = collectUses(documents)
  const published = documents.filter(({ _id }) => _id === getPublishedId(_id))
  const publicIds = new Set(collectUses(published).map(({ id }) => id))
  return assets.map((asset) => {
    const own = uses.filter(({ id }) => id === asset._id)
    const users = new Map(own.map(({ document }) => [getPublishedId(document._id), document]))
    return {
      ...asset,
      isPublic: publicIds.has(asset._id),
      users: [...users].map(([_id, document]) => {
        return { _id, _type: document._type, title: documentTitle(document, schema) }
      }),
      texts: uniqueTexts(own),
    }
  })
}

/** Returns whether a file can be deleted: no draft and no published document shows it. */
export const isUnused = ({ users, isPublic }: StoredFile) => users.length === 0 && !isPublic

/** Reads the distinct alternative texts of a picture in all documents. */
export async function readTextsOf(id: string, client: SanityClient): Promise<AltTexts[]> {
  const raw = client.withConfig({ perspective: 'raw' })
  const documents = await raw.fetch<StoredDocument[]>('*[references($id)]', { id })
  return uniqueTexts(collectUses(documents).filter((use) => use.id === id))
}

type Use = { id: string; text: AltTexts | undefined; document: StoredDocument }

function collectUses(documents: readonly StoredDocument[]): Use[] {
  return currentVersions(documents).flatMap((document) => collectUsesIn(document, document))
}

function collectUsesIn(value: unknown, document: StoredDocument): Use[] {
  if (Array.isArray(value)) return value.flatMap((entry) => collectUsesIn(entry, document))
  if (!isObject(value)) return []
  const inside = Object.values(value).flatMap((field) => collectUsesIn(field, document))
  const id = isObject(value.asset) ? shownFile(value) : undefined
  if (id === undefined) return inside
  // A text that describes a former picture does not describe this one.
  const isOwn = isObject(value.alt) && formerFile(value.alt, id) === undefined
  return [{ id, text: isOwn && isObject(value.alt) ? value.alt : undefined, document }, ...inside]
}

/**
 * Returns the distinct texts of uses, most frequent first, in all languages, without marks and outdated translations.
 */
function uniqueTexts(uses: readonly Use[]): AltTexts[] {
  const texts = uses.flatMap(({ text = {} }) => {
    const written = languageCodes.flatMap((code) =>
      isWritten(text[code]) && !isStale(text, code) ? [[code, text[code]] as const] : [],
    )
    return written.length > 0 ? [Object.fromEntries(written)] : []
  })
  const byContent = Map.groupBy(texts, (text) => JSON.stringify(text))
  return [...byContent.values()]
    .toSorted((a, b) => b.length - a.length)
    .flatMap((same) => same.slice(0, 1))
}

/**
 * Returns the files that match every word of a search, by the beginning of a word in their name, in their texts, or
 * in the title of a document that shows them.
 */
export function findPictures(pictures: readonly StoredFile[], search: string): StoredFile[] {
  const searched = searchWords(search)
  return pictures.filter(({ originalFilename, texts, users }) => {
    const written = [
      originalFilename ?? '',
      ...texts.flatMap((text) => Object.values(text).map(String)),
      ...users.map(({ title }) => title),
    ]
    const words = searchWords(written.join(' '))
    return searched.every((word) => words.some((candidate) => candidate.startsWith(word)))
  })
}
