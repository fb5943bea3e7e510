import { defineField } from 'sanity'
import { required } from '../rules/required.ts'

/** The required text of an entry. */
export const sentencesField = defineField({
  name: 'text',
  title: 'Text',
  description: 'One or two sentences about it.',
  type: 'localeText',
  validation: required,
})
