import type { TemplateResolver } from 'sanity'
import { type ServiceGroup, serviceGroups } from '../../shared/content/shapes/service.ts'
import { serviceGroupTitles } from '../schema/objects/serviceGroupField.ts'
import { isSingleton } from './singletons.ts'

/** The template of a service page that begins in a group. */
export function serviceTemplate(group: ServiceGroup): string {
  return `servicePage-${group}`
}

/** What new documents begin from: none of what exists once, and a service page in each group. */
export const templates: TemplateResolver = (existing) => [
  ...existing.filter(({ schemaType }) => !isSingleton(schemaType) && schemaType !== 'servicePage'),
  ...serviceGroups.map((group) => ({
    id: serviceTemplate(group),
    title: `Service page: ${serviceGroupTitles[group]}`,
    schemaType: 'servicePage',
    value: { group },
  })),
]
