import { FileText } from 'lucide-react'
import { defineField, defineType } from 'sanity'
import { required } from '../rules/required.ts'
import { pageReference } from './pageReference.ts'

/** The page that a link leads to. */
export const linkedPage = defineField({
  name: 'page',
  title: 'Page',
  description: 'Found by its title. The link follows the page when its address changes.',
  ...pageReference,
  validation: required,
})

export const pageLink = defineType({
  name: 'pageLink',
  title: 'Link to a page',
  type: 'object',
  icon: FileText,
  fields: [linkedPage],
})
