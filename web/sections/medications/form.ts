import { Pill } from 'lucide-react'
import { defineField } from 'sanity'
import { choices } from '../../../studio/schema/choices.ts'
import { defineSection } from '../../../studio/schema/defineSection.ts'
import { columns, heading, lines } from '../../../studio/schema/drawing.ts'
import { items } from '../../../studio/schema/items.ts'
import { sentencesField } from '../../../studio/schema/objects/sentencesField.ts'
import { required } from '../../../studio/schema/rules/required.ts'
import { medicationCategories } from './shape.ts'

export const medicationsForm = defineSection({
  name: 'medications',
  title: 'Medication categories',
  description: 'Groups of medicines, each tagged with the disease it serves.',
  icon: Pill,
  drawing: [
    heading,
    ...columns(3, (x, width) => [
      [x, 42, width, 90, 'frame'],
      [x + 8, 52, 24, 7, 'line'],
      [x + 8, 66, width * 0.6, 6, 'ink'],
      ...lines(x + 8, 82, width - 16, 4),
    ]),
  ],
  fields: [
    items('Categories', {
      fields: [
        defineField({
          name: 'title',
          title: 'Title',
          description: 'The name of the group of medicines.',
          type: 'localeString',
          validation: required,
        }),
        sentencesField,
        defineField({
          name: 'medications',
          title: 'Medications',
          description: 'One medicine a line. A translation has as many.',
          type: 'localeList',
          validation: required,
        }),
        defineField({
          name: 'category',
          title: 'Serves',
          description: 'The tag beside the title.',
          type: 'string',
          options: {
            list: choices(medicationCategories, { malaria: 'Malaria', arv: 'ARV', both: 'Both' }),
            layout: 'radio',
          },
          validation: required,
        }),
      ],
      preview: { select: { title: 'title.en', subtitle: 'text.en' } },
    }),
  ],
})
