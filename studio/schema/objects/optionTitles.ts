import type { Membership } from '../../../shared/content/memberships.ts'
import type { ServiceGroup } from '../../../shared/content/pageTypes/servicePage.ts'
import { type FactTopic, factTopics } from '../../../shared/content/shapes/fact.ts'
import { defaultMessageIn } from '../../../web/i18n/messages.ts'
import { studioLanguage } from '../../i18n/language.ts'
import { oneOf } from '../fields.ts'

export const membershipTitles: Record<Membership, string> = {
  operations: 'We operate there',
  ecowas: 'ECOWAS',
  waho: 'WAHO',
  aripo: 'ARIPO',
  trademark: 'Trademark coverage',
  madrid: 'Madrid Protocol',
  africanUnion: 'African Union',
}

/** The words of the site, in the Studio's language. */
export const factTopicTitles = Object.fromEntries(
  factTopics.map((topic) => [topic, defaultMessageIn(studioLanguage, `fact.${topic}`)]),
) as Record<FactTopic, string>

export const serviceGroupTitles: Record<ServiceGroup, string> = {
  core: 'Core services',
  trademark: 'Trademark procedures',
  regulatory: 'Regulatory bodies',
  overview: 'Overviews',
}

/** The group of a service page, or the group that a section lists. */
export const serviceGroup = oneOf(
  'group',
  'Group',
  'Lists of services show one group each.',
  serviceGroupTitles,
)

/** The fields of the footer's lists of service pages: ticks on pages, and the order in the settings. */
export const footerLists = ['footerServices', 'footerBodies'] as const

export const footerTitles: Record<(typeof footerLists)[number], string> = {
  footerServices: 'Our Services',
  footerBodies: 'Regulatory Bodies',
}
