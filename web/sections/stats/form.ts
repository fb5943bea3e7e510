import { ChartColumn } from 'lucide-react'
import { defineField } from 'sanity'
import { defineSection } from '../../../studio/schema/defineSection.ts'
import { columns } from '../../../studio/schema/drawing.ts'
import { items } from '../../../studio/schema/items.ts'
import { required } from '../../../studio/schema/rules/required.ts'

export const statsForm = defineSection({
  name: 'stats',
  title: 'Figures',
  description: 'Large figures, each with what it counts.',
  icon: ChartColumn,
  drawing: columns(4, (x, width) => [
    [x, 50, width * 0.6, 18, 'ink'],
    [x, 80, width, 3, 'line'],
    [x, 89, width * 0.7, 3, 'line'],
  ]),
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
