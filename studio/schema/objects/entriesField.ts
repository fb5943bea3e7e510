import { defineField } from 'sanity'
import { required } from '../rules/required.ts'

/** A plain list of short texts. */
export const entriesField = defineField({
  name: 'items',
  title: 'Entries',
  description: 'Short entries, one a line. A translation has as many.',
  type: 'localeList',
  validation: required,
})
