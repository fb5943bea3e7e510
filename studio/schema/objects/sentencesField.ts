import { defineField } from 'sanity'
import { required } from '../rules/required.ts'

/** What is said of an entry below its title. */
export const sentencesField = defineField({
  name: 'text',
  title: 'Text',
  description: 'One or two sentences about it.',
  type: 'localeText',
  validation: required,
})
