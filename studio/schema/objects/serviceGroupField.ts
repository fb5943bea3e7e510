import { type ServiceGroup, serviceGroups } from '../../../shared/content/shapes/service.ts'
import { choices } from '../choices.ts'

export const serviceGroupTitles: Record<ServiceGroup, string> = {
  core: 'Core services',
  trademark: 'Trademark procedures',
  regulatory: 'Regulatory bodies',
  overview: 'Overviews',
}

/** The group that a service page is listed in, or that a section lists. */
export const serviceGroupField = {
  name: 'group',
  title: 'Group',
  description: 'Lists of services show one group each.',
  type: 'string' as const,
  options: { list: choices(serviceGroups, serviceGroupTitles) },
}
