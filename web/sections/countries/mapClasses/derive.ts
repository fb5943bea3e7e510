import {
  type CountryGroup,
  groupsOf,
  type MappedMembership,
} from '../../../../shared/content/countries/memberships.ts'
import type { Text } from '../../../../shared/content/languages/inLanguage.ts'
import type { Language } from '../../../../shared/languages.ts'
import { fillText } from '../../../i18n/fillText.ts'
import { messageIn, type NamespaceKey } from '../../../i18n/messages.ts'
import type { AreaClass } from '../../../maps/labels.ts'

type ClassRule = {
  class: AreaClass
  /** The group of countries with the class. If absent, the class is that of all other countries. */
  group?: CountryGroup
  label: NamespaceKey<'mapClass'>
}

/** The list of ECOWAS, and of its health organisation, still names the states that have left. */
const ofEcowas: readonly ClassRule[] = [
  { class: 'member', group: 'ecowasMembers', label: 'mapClass.ecowasMembers' },
  { class: 'third', group: 'ecowasLeft', label: 'mapClass.ecowasLeft' },
]

/**
 * The classes of countries, for memberships whose maps show more than which countries are members. The first match
 * applies.
 */
const classRules: { [Membership in MappedMembership]?: readonly ClassRule[] } = {
  africanUnion: [
    { class: 'member', group: 'amaDeposited', label: 'mapClass.amaDeposited' },
    { class: 'second', group: 'amaUndeposited', label: 'mapClass.amaUndeposited' },
    { class: 'third', group: 'amaUnratified', label: 'mapClass.amaUnratified' },
    { class: 'plain', label: 'mapClass.amaNone' },
  ],
  aripo: [
    { class: 'member', group: 'banjulDesignable', label: 'mapClass.banjulDesignable' },
    { class: 'third', label: 'mapClass.aripoUndesignable' },
  ],
  madrid: [
    { class: 'member', group: 'madridMembers', label: 'mapClass.madridMembers' },
    { class: 'third', group: 'oapi', label: 'mapClass.oapi' },
  ],
  ecowas: ofEcowas,
  waho: ofEcowas,
}

/** A class of countries on a map, with their number in words. */
export type MapLegend = { class: AreaClass; label: Text }[]

/**
 * Returns the class of each country on the map of a membership, by its code, and the legend. Returns undefined if all
 * countries are of one class.
 */
export function classifyCountries(
  countries: readonly { isoCode: string; memberships: readonly object[] }[],
  membership: MappedMembership,
  language: Language,
): { classes: ReadonlyMap<string, AreaClass>; legend: MapLegend } | undefined {
  const rules = classRules[membership]
  if (!rules) return undefined
  const classes = new Map<string, AreaClass>()
  for (const { isoCode, memberships } of countries) {
    const groups = groupsOf(memberships)
    const rule = rules.find(({ group }) => group === undefined || groups.includes(group))
    if (rule) classes.set(isoCode, rule.class)
  }
  const legend = rules.flatMap(({ class: name, label }) => {
    const n = [...classes.values()].filter((each) => each === name).length
    return n > 0 ? [{ class: name, label: fillText(messageIn(language, label), { n }) }] : []
  })
  return legend.length > 1 ? { classes, legend } : undefined
}
