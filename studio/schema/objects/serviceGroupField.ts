import { type ServiceGroup, serviceGroups } from '../../../shared/content/shapes/service.ts'
import { choices } from '../choices.ts'

export const serviceGroupTitles: Record<ServiceGroup, string> = {
  core: 'Core services',
  trademark: 'Trademark procedures',
  regulatory: 'Regulatory bodies',
  overview: 'Overviews',
}

/** Where a service page is listed. */
export const serviceGroupField = {
  name: 'group',
  title: 'Group',
  description: 'Lists of services show one group each.',
  type: 'string' as const,
  options: { list: choices(serviceGroups, serviceGroupTitles) },
}
