import { Milestone } from 'lucide-react'
import { defineField, defineType } from 'sanity'
import { t } from '../../i18n/t.ts'
import { sentencesField } from '../objects/sentencesField.ts'
import { yearField } from '../objects/yearField.ts'
import { required } from '../rules/required.ts'

export const milestone = defineType({
  name: 'milestone',
  title: 'Milestone',
  type: 'document',
  icon: Milestone,
  fields: [
    yearField('year', 'Year', 'Milestones are shown from the earliest year to the latest.'),
    defineField({
      name: 'title',
      title: 'Title',
      description: 'What happened, in a few words.',
      type: 'localeString',
      validation: required,
    }),
    sentencesField,
  ],
  orderings: [{ name: 'year', title: 'Year', by: [{ field: 'year', direction: 'asc' }] }],
  preview: {
    select: { title: 'title.en', year: 'year' },
    prepare: ({ title, year }: { title?: string; year?: number }) => ({
      title,
      subtitle: year ? `${t('Milestone')} · ${year}` : t('Milestone'),
    }),
  },
})
