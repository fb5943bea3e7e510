import { groupsOf } from '../countries/memberships.ts'
import { pageLists } from '../pageTypes/registry.ts'
import { sourceIn, sourceProjection } from '../shapes/source.ts'
import { namedImage, pageReference, richText } from './fragments.ts'
import type { ListDefinition } from './listDefinition.ts'

const lists = {
  countries: {
    type: 'country',
    order: ['isoCode'],
    field: 'memberships',
    valuesOf: groupsOf,
    // Written out: mails and monitoring load this list, but not the package of flags that the shape of a country needs.
    projection: `{_id, _type, name, isoCode, capital, searchWords, population, memberships[]{..., "source": ${sourceIn('source')}}, "page": page->${pageReference}, "authority": select(defined(authority) => authority{name, abbreviation, url, language, "source": ${sourceIn('source')}})}`,
  },
  milestones: {
    type: 'milestone',
    order: ['year', '_id'],
    projection: `{_id, _type, year, title, text}`,
  },
  faqCategories: {
    type: 'faqCategory',
    order: ['orderRank', '_id'],
    projection: `{_id, _type, orderRank, "slug": slug.current, title, faqs[]{..., answer${richText}}}`,
  },
  sources: {
    type: 'source',
    order: ['_id'],
    projection: sourceProjection,
  },
  searchAnswers: {
    type: 'searchAnswer',
    order: ['orderRank', '_id'],
    projection: `{_id, _type, orderRank, title, searchWords, needsAllWords, comesFirst, showsPhone, headline, text, links[]{_key, anchor, "page": page->${pageReference}}}`,
  },
  people: {
    type: 'person',
    order: ['_id'],
    mayBeEmpty: true,
    projection: `{_id, _type, name, role, about, languages, phone, "image": ${namedImage('image')}}`,
  },
  ...pageLists,
} as const satisfies Record<string, ListDefinition>

export type ListName = keyof typeof lists

/**
 * The lists that pages show. A page's query result has a slot for each (`listSlot`), which
 * `gate/assembly/joinLists.ts` replaces with the documents, so that each document is fetched only once.
 */
export const documentLists: Readonly<Record<ListName, ListDefinition>> = lists

export const listNames = Object.keys(lists) as ListName[]

/** The list that a part of a page shows: a section, or the hero with its map. */
export type SectionList = {
  list: ListName
  /** The part's field whose value filters the list. */
  filterField?: string
  /** The part's field with the documents, in query results. */
  field?: string
  /** Whether that field stores references to the documents, in display order. */
  isReferenced?: boolean | undefined
}

export const listedTypes = [...new Set(Object.values(documentLists).map(({ type }) => type))]

export const listedDocumentProjection = `{
  _id, _type, _updatedAt,
  ${Object.values(documentLists)
    .map(({ type, projection }) => `_type == "${type}" => ${projection}`)
    .join(',\n  ')}
}`
