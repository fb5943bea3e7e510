import { SquareCheck } from 'lucide-react'
import { defineField } from 'sanity'
import { required } from '../rules/required.ts'
import { defineSection } from './defineSection.ts'

export const checklist = defineSection({
  name: 'checklist',
  title: 'Checklist',
  description: 'Short entries: documents, principles, industries.',
  icon: SquareCheck,
  fields: [
    defineField({
      name: 'items',
      title: 'Entries',
      description: 'Short entries, one a line. A translation has as many.',
      type: 'localeList',
      validation: required,
    }),
  ],
})
