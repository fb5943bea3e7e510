import {
  allListings,
  allLists,
  type ListingPart,
  type ListName,
  listings,
} from '../../shared/content/lists.ts'
import { membershipTitles, serviceGroupTitles } from '../schema/objects/titles.ts'

/**
 * A list that a part of pages derives by a query; the gate refuses an empty one. A document is listed
 * if the part's field `choice` and its own field `field` have a value in common; without them every
 * document of the type is.
 */
export type DerivedList = {
  part: ListingPart
  type: string
  choice?: string | undefined
  field?: string | undefined
  /** The title of each choice for editors. */
  titles?: Record<string, string> | undefined
  /** Whether a document must be taken out of the list before it can be deleted. */
  leavesFirst: boolean
}

const titles: Partial<Record<ListName, Record<string, string>>> = {
  services: serviceGroupTitles,
  countries: membershipTitles,
}

const parts = Object.keys(listings).filter((part): part is ListingPart => part in listings)

export const derivedLists: readonly DerivedList[] = parts.map((part) => {
  const { list, choice } = allListings[part]
  const { type, field } = allLists[list]
  return { part, type, choice, field, titles: titles[list], leavesFirst: part === 'countries' }
})

export function listsOf(documentType: string): DerivedList[] {
  return derivedLists.filter(({ type }) => type === documentType)
}

type Fields = { [field: string]: unknown }
/** A page as `partsProjection` returns it. */
export type PageParts = { hero?: Fields | null; sections?: Fields[] | null }
export type Part = Fields & { _type?: unknown }

const partFields = [...new Set(['_type', ...derivedLists.flatMap(({ choice }) => choice ?? [])])]

/** The GROQ of what decides about a page's lists. */
export const partsProjection = `hero{${partFields}}, sections[]{${partFields}}`

/** Returns the parts of a page that can have a list. */
export function partsOf({ hero, sections }: PageParts): Part[] {
  return [{ ...hero, _type: 'hero' satisfies ListingPart }, ...(sections ?? [])]
}

/** Returns whether a page shows a list that a document is in. */
export function isListedOn(page: PageParts, document: Fields, lists: DerivedList[]): boolean {
  return lists.some((list) => {
    const own = valuesOf(document, list.field)
    return partsOf(page).some((part) => choicesOf(part, list).some((value) => own.includes(value)))
  })
}

/** Returns the values by which a part chooses the documents of a list: none if it does not show it. */
export function choicesOf(part: Part, list: DerivedList): unknown[] {
  return part._type === list.part ? valuesOf(part, list.choice) : []
}

/** Returns the values by which a document or a part is matched. */
export function valuesOf(source: unknown, field: string | undefined): unknown[] {
  if (field === undefined) return ['all']
  const value = source instanceof Object ? Reflect.get(source, field) : undefined
  return Array.isArray(value) ? value : value === undefined || value === null ? [] : [value]
}
