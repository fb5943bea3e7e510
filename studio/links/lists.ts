import type { SanityClient } from '@sanity/client'
import { getPublishedId, isPublishedId } from 'sanity'
import { type ListName, listings, lists } from '../../shared/content/lists.ts'
import { pageTypes } from '../../shared/content/paths.ts'
import { defaultLanguage } from '../../shared/languages.ts'

export type LinkedDocument = { _id: string; _type: string }
type Fields = { [field: string]: unknown }

/** A section, or the opening of a page as the part `hero`. */
export type Part = Fields & { _type?: string | undefined }

/** A list that a part of a page shows: the documents of a type, or those with a value in a field. */
type ShownList = {
  name: ListName
  /** The name of the part's field that chooses the value. */
  choice?: string | undefined
  value?: unknown
}

/** The listings by part, typed with the field that only some of them have. */
const listingOf = new Map<string, { list: ListName; choice?: string }>(Object.entries(listings))

/** Returns the list that a part shows; none while its value is not chosen. */
export function listIn(part: Part): ShownList | undefined {
  const listing = listingOf.get(part._type ?? '')
  if (!listing) return undefined
  const { list: name, choice } = listing
  if (choice === undefined) return { name }
  const value = part[choice]
  return value === undefined || value === null ? undefined : { name, choice, value }
}

export function isIn(document: LinkedDocument & Fields, { name, value }: ShownList): boolean {
  const { type, field } = lists[name]
  if (document._type !== type) return false
  return field === undefined || [document[field]].flat().includes(value)
}

/** A page as `partsProjection` returns it. */
export type PageParts = { hero?: Fields | null; sections?: Part[] | null }

const chosen = [...listingOf.values()].flatMap(({ choice }) => choice ?? [])

/** The GROQ of what decides about a page's lists. */
export const partsProjection = `hero{${chosen}}, sections[]{_type, ${chosen}}`

export function partsOf({ hero, sections }: PageParts): Part[] {
  return [{ ...hero, _type: 'hero' }, ...(sections ?? [])]
}

export function isListedOn(document: LinkedDocument & Fields, parts: Part[]): boolean {
  return parts.flatMap((part) => listIn(part) ?? []).some((list) => isIn(document, list))
}

/** The filter of published documents among all that the perspective `raw` has. */
export const isPublished = '!(_id in path("drafts.**")) && !(_id in path("versions.**"))'

const matched = Object.values(lists).flatMap(({ field }) => field ?? [])

/** Returns the published documents of a type, with the fields by which lists choose them. */
export async function publishedOf(client: SanityClient, type: string) {
  const query = `*[_type == $type]{_id, _type, ${[...new Set(matched)]}}`
  const raw = client.withConfig({ perspective: 'raw' })
  const found = await raw.fetch<(LinkedDocument & Fields)[]>(query, { type })
  // Not in the query: for a plan, its drafts count as published (`clientAfter`).
  return found.filter(({ _id }) => isPublishedId(_id))
}

type Page = LinkedDocument & PageParts & { title: string | null }

export async function publishedPages(client: SanityClient) {
  const query = `*[_type in $pageTypes]{
    _id, _type, "title": title.${defaultLanguage}, ${partsProjection}
  }`
  const raw = client.withConfig({ perspective: 'raw' })
  const found = await raw.fetch<Page[]>(query, { pageTypes })
  return found.filter(({ _id }) => isPublishedId(_id))
}

/**
 * Returns the published pages, other than the document itself, that would be left with an empty list.
 * @param next the document as it is about to be published, or null if it is removed
 */
export async function listsLeftEmpty(
  client: SanityClient,
  { _id, _type }: LinkedDocument,
  next: (LinkedDocument & Fields) | null,
): Promise<{ page: Page; list: ShownList }[]> {
  const [documents, pages] = await Promise.all([publishedOf(client, _type), publishedPages(client)])
  const id = getPublishedId(_id)
  const before = documents.filter((document) => document._id === id)
  const after = [...documents.filter((document) => document._id !== id), ...(next ? [next] : [])]
  const isLost = (list: ShownList) =>
    before.some((document) => isIn(document, list)) &&
    !after.some((document) => isIn(document, list))
  return pages
    .filter((page) => page._id !== id)
    .flatMap((page) =>
      partsOf(page)
        .flatMap((part) => listIn(part) ?? [])
        .filter(isLost)
        .map((list) => ({ page, list })),
    )
}
