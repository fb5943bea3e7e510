import type { NewDocumentOptionsResolver, TemplateResolver } from 'sanity'
import { type ServiceGroup, serviceGroups } from '../../shared/content/shapes/service.ts'
import { begunWithDefaults } from '../../shared/content/singletons.ts'
import { t, translate } from '../i18n/t.ts'
import { serviceGroupTitles } from '../schema/objects/titles.ts'
import { isSingleton } from './singletons.ts'

/** Returns the id of the template for a new service page in a group. */
export function serviceTemplate(group: ServiceGroup): string {
  return `servicePage-${group}`
}

/**
 * The initial value templates: of singletons only for those that are begun with defaults, one per group
 * for service pages.
 */
export const templates: TemplateResolver = (existing) => [
  ...existing.filter(({ schemaType }) => isBegun(schemaType) && schemaType !== 'servicePage'),
  ...serviceGroups.map((group) => ({
    id: serviceTemplate(group),
    title: t('Service page: {group}', { group: translate(serviceGroupTitles[group]) }),
    schemaType: 'servicePage',
    value: { group },
  })),
]

function isBegun(type: string): boolean {
  return !isSingleton(type) || begunWithDefaults.some((known) => known === type)
}

/** What the Studio's menus offer to begin: the singletons are in the desk. */
export const newDocumentOptions: NewDocumentOptionsResolver = (options) =>
  options.filter(({ templateId }) => !isSingleton(templateId))
