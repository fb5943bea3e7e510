import type { DocumentActionComponent, NewDocumentOptionsResolver, TemplateResolver } from 'sanity'
import { singletons } from '../../shared/content/addresses/paths.ts'
import { type ServiceGroup, serviceGroups } from '../../shared/content/pageTypes/servicePage.ts'
import { mailSettingsType } from '../../shared/content/privateDocuments.ts'
import { t, translate } from '../i18n/t.ts'
import { serviceGroupTitles } from '../schema/objects/optionTitles.ts'

export function serviceTemplate(group: ServiceGroup): string {
  return `servicePage-${group}`
}

/** Initial value templates: one per group for service pages; none for singletons, except `interfaceMessages`. */
export const templates: TemplateResolver = (existing) => [
  ...existing.filter(
    ({ schemaType }) =>
      schemaType === 'interfaceMessages' ||
      !(isSingleton(schemaType) || schemaType === 'servicePage'),
  ),
  ...serviceGroups.map((group) => ({
    id: serviceTemplate(group),
    title: t('Service page: {group}', { group: translate(serviceGroupTitles[group]) }),
    schemaType: 'servicePage',
    value: { group },
  })),
]

/** The types of new documents in menus, without singletons, which the structure lists. */
export const newDocumentOptions: NewDocumentOptionsResolver = (options) =>
  options.filter(({ templateId }) => !isSingleton(templateId))

/** Returns whether a type has exactly one document, whose id is the type's name. */
export function isSingleton(type: string): boolean {
  return type === mailSettingsType || singletons.includes(type)
}

/** Returns the actions of a singleton: it can be neither copied nor removed. */
export function singletonActions(actions: DocumentActionComponent[]): DocumentActionComponent[] {
  const excluded = ['duplicate', 'delete', 'unpublish']
  return actions.filter(({ action }) => !action || !excluded.includes(action))
}
