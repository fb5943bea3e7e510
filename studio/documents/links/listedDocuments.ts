import type { SanityClient } from '@sanity/client'
import { getPublishedId, isPublishedId } from 'sanity'
import { pageTypes } from '../../../shared/content/addresses/paths.ts'
import { documentLists, type ListName } from '../../../shared/content/lists/documentLists.ts'
import { listedValues } from '../../../shared/content/lists/listDefinition.ts'
import { sectionLists } from '../../../web/sections/sectionLists.ts'
import { anyTitle } from '../../queries/anyTitle.ts'

export type LinkedDocument = { _id: string; _type: string }
type Fields = { [field: string]: unknown }
type ListedDocument = LinkedDocument & Fields & { slug: string | null }

/** A section, or the top of a page as the part `hero`. */
export type PagePart = Fields & { _type?: string | undefined }

/** The list that a part of a page shows: the documents of a type, optionally filtered by the value of a field. */
type ShownList = {
  name: ListName
  /** The name of the part's field with the value. */
  filterField?: string | undefined
  value?: unknown
}

/**
 * Returns the list that a part of a page derives from other documents, or undefined:
 * - for chosen documents, because the page references them;
 * - for the newest documents, because each appears only for a while;
 * - while the value by which the list is filtered is not chosen.
 */
export function listOfPart(part: PagePart): ShownList | undefined {
  const listing = sectionLists.get(part._type ?? '')
  if (!listing) return undefined
  const { list: name, filterField, isReferenced } = listing
  if (isReferenced || documentLists[name].max !== undefined) return undefined
  if (filterField === undefined) return { name }
  const value = part[filterField]
  return value === undefined || value === null ? undefined : { name, filterField, value }
}

/** Returns whether a list contains a document: it has the list's type, and the list's value if the list filters. */
export function isInList(document: LinkedDocument & Fields, { name, value }: ShownList): boolean {
  const list = documentLists[name]
  if (document._type !== list.type) return false
  return list.field === undefined || listedValues(list, document).includes(value)
}

export type LinkingFields = { hero?: Fields | null; sections?: PagePart[] | null }

const partFilterFields = [...sectionLists.values()].flatMap(({ filterField }) => filterField ?? [])
const listing = JSON.stringify([...sectionLists.keys()])

/** GROQ projection of the fields that determine a page's lists. */
export const partsProjection = `hero{${partFilterFields}}, sections[_type in ${listing}]{_type, ${partFilterFields}}`

/** Returns the parts of a page that show lists: its top, and its sections. */
export function partsOf({ hero, sections }: LinkingFields): PagePart[] {
  return [{ ...hero, _type: 'hero' }, ...(sections ?? [])]
}

export function isListedByAny(document: LinkedDocument & Fields, parts: PagePart[]): boolean {
  return parts.flatMap((part) => listOfPart(part) ?? []).some((list) => isInList(document, list))
}

/** The GROQ filter of published documents in the perspective `raw`. */
export const publishedFilter = '!(_id in path("drafts.**")) && !(_id in path("versions.**"))'

const documentFilterFields = Object.values(documentLists).flatMap(({ field }) => field ?? [])

/** Returns the published documents of a type, with their slugs and the fields that lists filter by. */
export async function readPublished(client: SanityClient, type: string) {
  const query = `*[_type == $type]{_id, _type, "slug": slug.current, ${[...new Set(documentFilterFields)]}}`
  const raw = client.withConfig({ perspective: 'raw' })
  const documents = await raw.fetch<ListedDocument[]>(query, { type })
  // Filtered here, because in the query a plan's drafts count as published (`clientAfter`).
  return documents.filter(({ _id }) => isPublishedId(_id))
}

/** Adds to sections the published FAQ categories that they list, for `sectionIds`. */
export async function withCategories<S extends PagePart>(client: SanityClient, sections: S[]) {
  const categories = await readPublished(client, documentLists.faqCategories.type)
  return sections.map((part) => ({ ...part, ...(part._type === 'faqs' && { categories }) }))
}

type Page = LinkedDocument & LinkingFields & { title: string | null }

/** Returns the published pages with the parts that show lists. */
export async function publishedPages(client: SanityClient) {
  const query = `*[_type in $pageTypes]{
    _id, _type, "title": ${anyTitle}, ${partsProjection}
  }`
  const raw = client.withConfig({ perspective: 'raw' })
  const pages = await raw.fetch<Page[]>(query, { pageTypes })
  return pages.filter(({ _id }) => isPublishedId(_id))
}

/**
 * Returns the other published pages on which a list would become empty.
 * @param next the document as it is about to be published, or null if it is removed
 */
export async function listsLeftEmpty(
  client: SanityClient,
  { _id, _type }: LinkedDocument,
  next: (LinkedDocument & Fields) | null,
): Promise<{ page: Page; list: ShownList }[]> {
  const [documents, pages] = await Promise.all([
    readPublished(client, _type),
    publishedPages(client),
  ])
  const id = getPublishedId(_id)
  const before = documents.filter((document) => document._id === id)
  const after = [...documents.filter((document) => document._id !== id), ...(next ? [next] : [])]
  const isLost = (list: ShownList) =>
    !documentLists[list.name].mayBeEmpty &&
    before.some((document) => isInList(document, list)) &&
    !after.some((document) => isInList(document, list))
  return pages
    .filter((page) => page._id !== id)
    .flatMap((page) =>
      partsOf(page)
        .flatMap((part) => listOfPart(part) ?? [])
        .filter(isLost)
        .map((list) => ({ page, list })),
    )
}
