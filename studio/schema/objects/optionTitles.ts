import type { Membership } from '../../../shared/content/memberships.ts'
import type { ServiceGroup } from '../../../shared/content/pageTypes/servicePage.ts'
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
