import { Pill } from 'lucide-react'
import { defineField } from 'sanity'
import { medicationCategories } from '../../../web/sections/medications/shape.ts'
import { choices } from '../choices.ts'
import { sentencesField } from '../objects/sentencesField.ts'
import { required } from '../rules/required.ts'
import { defineSection } from './defineSection.ts'
import { items } from './items.ts'

export const medications = defineSection({
  name: 'medications',
  title: 'Medication categories',
  description: 'Groups of medicines, each tagged with the disease it serves.',
  icon: Pill,
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
