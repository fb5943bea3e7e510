import { withoutUndrawn } from '../visibleText.ts'

/** Memberships of countries. Each list and map of countries on the site shows one of them. */
export const memberships = [
  'operations',
  'ecowas',
  'waho',
  'aripo',
  'trademark',
  'madrid',
  'africanUnion',
] as const

export type Membership = (typeof memberships)[number]

/** A placeholder for the number of countries with a membership, such as `{countries.operations}`. */
const placeholder = /\{countries\.(\w*)\}/g

/** Returns the placeholders in a text that name no membership, and so would stay as they are. */
export function unknownPlaceholders(text: string): string[] {
  return [...text.matchAll(placeholder)]
    .filter(([, name]) => !memberships.some((membership) => membership === name))
    .map(([found]) => found)
}

/** Returns the length of a text in drawn characters, with two digits for each placeholder. */
export function filledLength(text: string): number {
  return withoutUndrawn(text).replaceAll(placeholder, '00').length
}

/** Returns the number of countries with each membership. The countries may be invalid otherwise. */
export function countMemberships(
  countries: readonly { [field: string]: unknown }[],
): ReadonlyMap<string, number> {
  const listed = countries.flatMap(({ memberships }) =>
    Array.isArray(memberships) ? memberships : [],
  )
  return new Map(memberships.map((name) => [name, listed.filter((entry) => entry === name).length]))
}

/**
 * Replaces the placeholders in a text with the numbers of countries. Unknown ones stay, and the gate refuses them.
 * @param counts as `countMemberships` returns them
 */
export function fillPlaceholders(text: string, counts: ReadonlyMap<string, number>): string {
  return text.replaceAll(placeholder, (found, name) => String(counts.get(name) ?? found))
}
