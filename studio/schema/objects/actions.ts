import { defineField } from 'sanity'
import { action } from './action.ts'

/** The buttons of an opening or a section. */
export const actions = defineField({
  name: 'actions',
  title: 'Buttons',
  description: 'Shown side by side. Drag them to change their order.',
  type: 'array',
  of: [action],
})
