import type { TemplateResolver } from 'sanity'
import { isSingleton } from './singletons.ts'

/** The template of a service page that is begun in its group's list. */
export const serviceInGroup = 'servicePageInGroup'

/** What new documents begin from: none of what exists once, and a service page also in its group. */
export const templates: TemplateResolver = (existing) => [
  ...existing.filter(({ schemaType }) => !isSingleton(schemaType)),
  {
    id: serviceInGroup,
    title: 'Service page of a group',
    schemaType: 'servicePage',
    parameters: [{ name: 'group', title: 'Group', type: 'string' }],
    value: ({ group }: { group: string }) => ({ group }),
  },
]
