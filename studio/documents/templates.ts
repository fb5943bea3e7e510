import type { TemplateResolver } from 'sanity'
import { type ServiceGroup, serviceGroups } from '../../shared/content/shapes/service.ts'
import { serviceGroupTitles } from '../schema/objects/serviceGroupField.ts'
import { isSingleton } from './singletons.ts'

/** Returns the id of the template for a new service page in a group. */
export function serviceTemplate(group: ServiceGroup): string {
  return `servicePage-${group}`
}

/** The initial value templates: none for singletons, one per group for service pages. */
export const templates: TemplateResolver = (existing) => [
  ...existing.filter(({ schemaType }) => !isSingleton(schemaType) && schemaType !== 'servicePage'),
  ...serviceGroups.map((group) => ({
    id: serviceTemplate(group),
    title: `Service page: ${serviceGroupTitles[group]}`,
    schemaType: 'servicePage',
    value: { group },
  })),
]
