import { isObject } from '../fieldPaths.ts'

/** Memberships of countries that a section, or the hero's map, can show. */
export const mappedMemberships = [
  'operations',
  'ecowas',
  'waho',
  'aripo',
  'banjul',
  'oapi',
  'trademark',
  'madrid',
  'africanUnion',
] as const

export type MappedMembership = (typeof mappedMemberships)[number]

/** Memberships of countries. Each is stored only in the country's document. */
export const memberships = [
  ...mappedMemberships,
  // Members that the customer's lists of 17 and 21 countries do not name: decision 43.
  'aripoUnlisted',
  'madridUnlisted',
  // National offices that register trademarks, of countries outside the customer's list of 19.
  'trademarkUnlisted',
  // States that have left ECOWAS, which the customer's list of fifteen still has.
  'ecowasLeft',
  // The monetary union of West Africa, with the same rules for medicines in each state.
  'uemoa',
  // The East African Community, with a joint assessment of medicines.
  'eac',
  // Active members of ZaZiBoNa, the joint assessment of the Southern African Development Community.
  'zazibona',
  // Authorities at maturity level 3 of WHO's benchmarking.
  'maturityLevel3',
  'banjulLaw',
  'banjulSuspended',
  'amaSigned',
  // A decision of parliament or government to ratify, which a ratification may or may not have followed.
  'amaApproved',
  'amaRatified',
  'amaDeposited',
] as const

export type Membership = (typeof memberships)[number]

/**
 * A membership as the Studio stores it. Dates are a year, a month or a day. A membership with `until` has ended. Its
 * `source` is set only if no source states the membership of all members, and is not parsed here.
 */
type StoredMembership = { _type: string; since?: string; until?: string; source?: object }

/** Returns the stored memberships of a country, without malformed entries. */
export function storedMemberships(value: unknown): StoredMembership[] {
  if (!Array.isArray(value)) return []
  return value.flatMap((entry: unknown) => {
    if (!isObject(entry) || typeof entry._type !== 'string') return []
    const { _type, since, until, source } = entry
    return {
      _type,
      ...(typeof since === 'string' && { since }),
      ...(typeof until === 'string' && { until }),
      ...(isObject(source) && { source }),
    }
  })
}

type Has = (membership: Membership) => boolean
type DerivedGroupRule = {
  /** @param had whether the country has, or once had, a membership */
  includes(has: Has, had: Has): boolean
  /**
   * The memberships from which the group is derived. A country's name is shown with the date of the first of them that
   * the country has.
   */
  from: readonly Membership[]
}

const aripo = ['aripo', 'aripoUnlisted'] as const
const isAripo = (has: Has) => aripo.some(has)

/** Groups of countries that are derived from several memberships. Texts can name and count their countries. */
const derivedGroupRules = {
  aripoMembers: { includes: isAripo, from: aripo },
  aripoOutsideBanjul: {
    includes: (has) => isAripo(has) && !has('banjul'),
    from: [...aripo, 'banjul'],
  },
  banjulDesignable: {
    includes: (has) => has('banjul') && !has('banjulSuspended'),
    from: ['banjul', 'banjulSuspended'],
  },
  banjulUnsettled: {
    includes: (has) => has('banjul') && !has('banjulSuspended') && !has('banjulLaw'),
    from: ['banjul', 'banjulSuspended', 'banjulLaw'],
  },
  ecowasMembers: {
    includes: (has) => has('ecowas') && !has('ecowasLeft'),
    from: ['ecowas', 'ecowasLeft'],
  },
  madridMembers: {
    includes: (has) => has('madrid') || has('madridUnlisted'),
    from: ['madrid', 'madridUnlisted'],
  },
  formerOperations: {
    includes: (has, had) => had('operations') && !has('operations'),
    from: ['operations'],
  },
  oapiOperations: {
    includes: (has) => has('oapi') && has('operations'),
    from: ['oapi', 'operations'],
  },
  trademarkOutsideAripo: {
    includes: (has) => has('trademark') && !isAripo(has),
    from: ['trademark', ...aripo],
  },
  amaUndeposited: {
    includes: (has) => has('amaRatified') && !has('amaDeposited'),
    from: ['amaRatified', 'amaDeposited'],
  },
  amaUnratified: {
    includes: (has) => has('amaApproved') && !has('amaRatified'),
    from: ['amaApproved', 'amaRatified'],
  },
} satisfies Record<string, DerivedGroupRule>

type DerivedGroup = keyof typeof derivedGroupRules

export type CountryGroup = Membership | DerivedGroup

const derivedGroups = Object.keys(derivedGroupRules) as DerivedGroup[]

export const countryGroups: readonly CountryGroup[] = [...memberships, ...derivedGroups]

/** Returns whether a country has a membership. Considers memberships that another one requires or implies. */
function isMember(membership: Membership, current: ReadonlySet<string>): boolean {
  // The Banjul Protocol is open to members of ARIPO only.
  if (membership.startsWith('banjul') && !isAripo((name) => current.has(name))) return false
  // Depositing a ratification implies having ratified.
  if (membership === 'amaRatified' && current.has('amaDeposited')) return true
  return current.has(membership)
}

/**
 * Returns the groups that a country is in. Memberships that have ended count only for `formerOperations`.
 * @param stored the country's field `memberships`
 */
export function groupsOf(stored: unknown): CountryGroup[] {
  const all = storedMemberships(stored)
  const current = new Set(all.flatMap(({ _type, until }) => (until === undefined ? _type : [])))
  const has = (membership: Membership) => isMember(membership, current)
  const had = (membership: Membership) => all.some(({ _type }) => _type === membership)
  return [
    ...memberships.filter(has),
    ...derivedGroups.filter((name) => derivedGroupRules[name].includes(has, had)),
  ]
}

/** Returns the memberships from which a group is derived, the most important first. */
export function membershipsOf(group: string): readonly string[] {
  const derived = derivedGroups.find((name) => name === group)
  return derived ? derivedGroupRules[derived].from : [group]
}

/** Returns the date from which a country has been in a group, if it is known. */
export function sinceIn(group: string, stored: unknown): string | undefined {
  const current = storedMemberships(stored).filter(({ until }) => until === undefined)
  const [membershipRow] = membershipsOf(group).flatMap((membership) =>
    current.filter(({ _type }) => _type === membership),
  )
  return membershipRow?.since
}
