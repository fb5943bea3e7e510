import { ChartColumn } from 'lucide-react'
import { defineField } from 'sanity'
import { required } from '../rules/required.ts'
import { defineSection } from './defineSection.ts'
import { items } from './items.ts'

export const stats = defineSection({
  name: 'stats',
  title: 'Figures',
  description: 'Large figures, each with what it counts.',
  icon: ChartColumn,
  fields: [
    items('Figures', {
      fields: [
        defineField({
          name: 'value',
          title: 'Figure',
          type: 'localeString',
          description: 'As it is shown: 500+, 98%, 6-8 months.',
          validation: required,
        }),
        defineField({
          name: 'label',
          title: 'What it counts',
          description: 'A few words below the figure.',
          type: 'localeString',
          validation: required,
        }),
      ],
      preview: { select: { title: 'value.en', subtitle: 'label.en' } },
    }),
  ],
})
