import type { SanityClient } from '@sanity/client'
import { getPublishedId } from 'sanity'
import { pageTypes } from '../../shared/content/paths.ts'
import { defaultLanguage } from '../../shared/languages.ts'
import {
  choicesOf,
  type DerivedList,
  isListedOn,
  listsOf,
  type PageParts,
  partsOf,
  partsProjection,
  valuesOf,
} from './derivedLists.ts'

export type LinkedDocument = { _id: string; _type: string }
type Fields = LinkedDocument & { [field: string]: unknown }
type Page = LinkedDocument & PageParts & { title?: string | null }

const raw = (client: SanityClient) => client.withConfig({ perspective: 'raw' })

/** The filter of published documents among all that the perspective `raw` has. */
export const isPublished = '!(_id in path("drafts.**")) && !(_id in path("versions.**"))'

/** Returns the published documents of a type, with the fields that select them for lists. */
async function publishedOf(
  client: SanityClient,
  documentType: string,
  lists: readonly DerivedList[],
): Promise<Fields[]> {
  const fields = new Set(['_id', '_type', ...lists.flatMap(({ field }) => field ?? [])])
  const query = `*[_type == $documentType && ${isPublished}]{${[...fields]}}`
  return raw(client).fetch<Fields[]>(query, { documentType })
}

const publishedPages = `*[_type in $pageTypes && ${isPublished}]{
  _id, _type, "title": title.${defaultLanguage}, ${partsProjection}
}`

/** Returns the published pages with lists that a document must leave before it is removed. */
export async function pagesToLeave(
  client: SanityClient,
  document: LinkedDocument,
): Promise<LinkedDocument[]> {
  const lists = listsOf(document._type).filter(({ leavesFirst }) => leavesFirst)
  if (lists.length === 0) return []
  const [documents, pages] = await Promise.all([
    publishedOf(client, document._type, lists),
    raw(client).fetch<Page[]>(publishedPages, { pageTypes }),
  ])
  const published = documents.find(({ _id }) => _id === getPublishedId(document._id))
  return published ? pages.filter((page) => isListedOn(page, published, lists)) : []
}

/**
 * Returns whether a derived list has at least one published document.
 * @param wanted the values by which a part chooses the documents; see `choicesOf`
 * @param document the page that shows the list, as it is about to be published
 */
export async function hasEntries(
  client: SanityClient,
  list: DerivedList,
  wanted: readonly unknown[],
  document: Fields,
): Promise<boolean> {
  const documents = await publishedOf(client, list.type, [list])
  const id = getPublishedId(document._id)
  // A page may list itself: then its new version counts.
  const self = document._type === list.type ? [document] : []
  const listed = [...documents.filter(({ _id }) => _id !== id), ...self]
  return listed.some((entry) => wanted.some((value) => valuesOf(entry, list.field).includes(value)))
}

/**
 * Returns the published pages that would be left with an empty list.
 * @param document as it is about to be published, or, with `removed`, deleted
 * @returns each page with its title and the title of the list that loses its last entry
 */
export async function listsLeftEmpty(
  client: SanityClient,
  document: Fields,
  { removed = false } = {},
): Promise<{ page: LinkedDocument; pageTitle: string; listTitle: string }[]> {
  const lists = listsOf(document._type)
  if (lists.length === 0) return []
  const [documents, pages] = await Promise.all([
    publishedOf(client, document._type, lists),
    raw(client).fetch<Page[]>(publishedPages, { pageTypes }),
  ])
  const id = getPublishedId(document._id)
  const before = documents.filter(({ _id }) => _id === id)
  const others = documents.filter(({ _id }) => _id !== id)
  const after = [...others, ...(removed ? [] : [document])]

  return lists.flatMap((list) => {
    const valuesIn = (entries: Fields[]) => entries.flatMap((entry) => valuesOf(entry, list.field))
    const lost = new Set(valuesIn(before).filter((value) => !valuesIn(after).includes(value)))
    return pages
      .filter(({ _id }) => !removed || _id !== id)
      .flatMap((page) => {
        const wanted = partsOf(page).flatMap((part) => choicesOf(part, list))
        return [...new Set(wanted)]
          .filter((value) => lost.has(value))
          .map((value) => ({
            page: { _id: page._id, _type: page._type },
            pageTitle: page.title ?? page._id,
            listTitle: list.titles?.[String(value)] ?? String(value),
          }))
      })
  })
}
