import { pageReference, richText, serviceCard } from './fragments.ts'
import { serviceGroups } from './shapes/service.ts'

type List = {
  type: string
  /** The fields that order the documents; a document without a field comes last. */
  order: readonly string[]
  /** The field that the list filters by: its value is the choice, or an array with it. All documents if absent. */
  field?: string
  /** The GROQ projection of a listed document, with the fields above. */
  projection: string
}

export const listNames = [
  'countries',
  'milestones',
  'faqCategories',
  'services',
  'serviceOptions',
] as const

export type ListName = (typeof listNames)[number]

const groupPlace = `select(${serviceGroups.map((group, index) => `group == "${group}" => ${index}`).join(', ')})`

/**
 * The lists that pages show. A page's query result has a placeholder for each (`listPlaceholder`), which
 * `gate/joinLists.ts` replaces with the documents, so that each document is fetched only once.
 */
export const documentLists: Readonly<Record<ListName, List>> = {
  countries: {
    type: 'country',
    order: ['isoCode'],
    field: 'memberships',
    projection: `{_id, _type, name, isoCode, capital, population, memberships, "page": page->${pageReference}}`,
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
  services: {
    type: 'servicePage',
    order: ['orderRank', '_id'],
    field: 'group',
    projection: serviceCard,
  },
  /** The options of *Service of Interest*, ordered by group first because ranks are per group. */
  serviceOptions: {
    type: 'servicePage',
    order: ['groupPlace', 'orderRank', '_id'],
    projection: `{_id, _type, orderRank, title, enquiryName, "groupPlace": ${groupPlace}}`,
  },
}

/** The list that a part of a page shows: a section, or the hero with its map. */
export type PartList = {
  list: ListName
  /** The part's field whose value filters the list. */
  choice?: string
}

/**
 * Returns a GROQ projection of a placeholder, which `joinLists` replaces with the documents.
 * @param beside the field with the id of a document, to show only its neighbours in the list
 */
export function listPlaceholder({ list, choice, beside }: PartList & { beside?: string }): string {
  const fields = [
    `"_list": "${list}"`,
    choice && `"choice": ${choice}`,
    beside && `"beside": ${beside}`,
  ]
  return `{${fields.filter(Boolean).join(', ')}}`
}

export const listedTypes = [...new Set(Object.values(documentLists).map(({ type }) => type))]

export const listedDocumentProjection = `{
  _id, _type, _updatedAt,
  ${Object.values(documentLists)
    .map(({ type, projection }) => `_type == "${type}" => ${projection}`)
    .join(',\n  ')}
}`
