import { defineField } from 'sanity'

/** Where a document stands among its kind. */
export const orderField = defineField({
  name: 'order',
  title: 'Position',
  type: 'number',
  description: 'Smaller numbers come first. Leave gaps (10, 20, 30) for later ones.',
  validation: (rule) => rule.required().integer(),
})

/** The list order that shows documents as the site does. */
export const byOrder = {
  name: 'order',
  title: 'Position',
  by: [{ field: 'order', direction: 'asc' as const }],
}
