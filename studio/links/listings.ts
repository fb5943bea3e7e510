import type { SanityClient } from '@sanity/client'
import { getPublishedId } from 'sanity'
import { pageTypes } from '../../shared/content/paths.ts'
import { defaultLanguage } from '../../shared/languages.ts'
import { type DerivedList, derivedListOf, valuesOf } from './derivedLists.ts'

export type LinkedDocument = { _id: string; _type: string }
type Fields = LinkedDocument & { [field: string]: unknown }
type Page = LinkedDocument & { title?: string | null; sections?: { _type: string }[] | null }

const raw = (client: SanityClient) => client.withConfig({ perspective: 'raw' })

/** The filter of published documents among all that the perspective `raw` has. */
export const isPublished = '!(_id in path("drafts.**")) && !(_id in path("versions.**"))'

const fields = (...names: (string | undefined)[]) =>
  ['_id', '_type', ...names.filter(Boolean)].join()

/** The query for the published documents of a list's type, with the field that selects them. */
const documentsOf = ({ type, field }: DerivedList) =>
  `*[_type == "${type}" && ${isPublished}]{${fields(field)}}`

/** The query for the published pages, with their sections of the list's type. */
const pagesWith = ({ section, choice }: DerivedList) => `*[_type in $pageTypes && ${isPublished}]{
  _id, _type, "title": title.${defaultLanguage},
  "sections": sections[_type == "${section}"]{${fields(choice)}}
}`

/** Returns the published pages whose derived lists contain the published version of a document. */
export async function pagesThatList(
  client: SanityClient,
  document: LinkedDocument,
): Promise<LinkedDocument[]> {
  const list = derivedListOf(document._type)
  if (!list) return []
  const [documents, pages] = await Promise.all([
    raw(client).fetch<Fields[]>(documentsOf(list)),
    raw(client).fetch<Page[]>(pagesWith(list), { pageTypes }),
  ])
  const own = documents
    .filter(({ _id }) => _id === getPublishedId(document._id))
    .flatMap((published) => valuesOf(published, list.field))
  return pages.filter(({ sections }) =>
    sections?.some((section) =>
      valuesOf(section, list.choice).some((value) => own.includes(value)),
    ),
  )
}

/** Returns whether a section's derived list has at least one published document. */
export async function hasEntries(
  client: SanityClient,
  list: DerivedList,
  section: unknown,
  document: Fields,
): Promise<boolean> {
  const documents = await raw(client).fetch<Fields[]>(documentsOf(list))
  const id = getPublishedId(document._id)
  // A page may list itself: then its new version counts.
  const self = document._type === list.type ? [document] : []
  const listed = [...documents.filter(({ _id }) => _id !== id), ...self]
  const wanted = valuesOf(section, list.choice)
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
  const list = derivedListOf(document._type)
  if (!list) return []
  const [documents, pages] = await Promise.all([
    raw(client).fetch<Fields[]>(documentsOf(list)),
    raw(client).fetch<Page[]>(pagesWith(list), { pageTypes }),
  ])
  const id = getPublishedId(document._id)
  const before = documents.filter(({ _id }) => _id === id)
  const others = documents.filter(({ _id }) => _id !== id)
  const after = [...others, ...(removed ? [] : [document])]
  const valuesIn = (entries: Fields[]) => entries.flatMap((entry) => valuesOf(entry, list.field))
  const lost = new Set(valuesIn(before).filter((value) => !valuesIn(after).includes(value)))

  return pages
    .filter(({ _id }) => !removed || _id !== id)
    .flatMap(({ _id, _type, title, sections }) => {
      const wanted = (sections ?? []).flatMap((section) => valuesOf(section, list.choice))
      return [...new Set(wanted)]
        .filter((value) => lost.has(value))
        .map((value) => ({
          page: { _id, _type },
          pageTitle: title ?? _id,
          listTitle: list.titles?.[String(value)] ?? String(value),
        }))
    })
}
