import { pageReference, richText, serviceCard } from './fragments.ts'
import { serviceGroups } from './shapes/service.ts'

/** A list of published documents that pages show. */
type List = {
  type: string
  /** The fields by which they are ordered; documents without a field come last. */
  order: readonly string[]
  /** A document is listed for a choice that this field has, or is one of; all are, without it. */
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
 * The lists that pages show. A page's answer holds a place for each, made by `listed`, in which
 * `scripts/gate/joinLists.ts` puts the documents: each is fetched once, and not with every page
 * that lists it.
 */
export const lists: Readonly<Record<ListName, List>> = {
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
  /** The options of *Service of Interest*: a rank is one among the pages of a group. */
  serviceOptions: {
    type: 'servicePage',
    order: ['groupPlace', 'orderRank', '_id'],
    projection: `{_id, _type, orderRank, title, enquiryName, "groupPlace": ${groupPlace}}`,
  },
}

/** The list of a part of a page. */
type Listing = {
  list: ListName
  /** The part's field whose value the listed documents have in common. */
  choice?: string
}

/**
 * The parts of pages that show a list and have nothing to show while it is empty: sections by their
 * type, and `hero`, which draws its list as a map.
 */
export const listings = {
  hero: { list: 'countries', choice: 'map' },
  serviceList: { list: 'services', choice: 'group' },
  countries: { list: 'countries', choice: 'membership' },
  milestones: { list: 'milestones' },
  faqs: { list: 'faqCategories' },
} as const satisfies Record<string, Listing>

/**
 * Returns the GROQ of a place for a list, inside the part that lists it.
 * @param beside the field with the id of a document: those nearest to it in the list are shown
 */
export function listed({ list, choice, beside }: Listing & { beside?: string }): string {
  const fields = [
    `"_list": "${list}"`,
    choice && `"choice": ${choice}`,
    beside && `"beside": ${beside}`,
  ]
  return `{${fields.filter(Boolean).join(', ')}}`
}

export const listedTypes = [...new Set(Object.values(lists).map(({ type }) => type))]

export const listedDocument = `{
  _id, _type, _updatedAt,
  ${Object.values(lists)
    .map(({ type, projection }) => `_type == "${type}" => ${projection}`)
    .join(',\n  ')}
}`
