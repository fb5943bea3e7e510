import { Milestone } from 'lucide-react'
import { defineField, defineType } from 'sanity'
import { yearField } from '../objects/yearField.ts'
import { required } from '../rules/required.ts'

export const milestone = defineType({
  name: 'milestone',
  title: 'Milestone',
  type: 'document',
  icon: Milestone,
  fields: [
    yearField('year', 'Year'),
    defineField({ name: 'title', title: 'Title', type: 'localeString', validation: required }),
    defineField({ name: 'text', title: 'Text', type: 'localeText', validation: required }),
  ],
  orderings: [{ name: 'year', title: 'Year', by: [{ field: 'year', direction: 'asc' }] }],
  preview: {
    select: { title: 'title.en', year: 'year' },
    prepare: ({ title, year }: { title?: string; year?: number }) => ({
      title,
      subtitle: year?.toString(),
    }),
  },
})
