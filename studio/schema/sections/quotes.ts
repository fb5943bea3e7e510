import { Quote } from 'lucide-react'
import { defineField } from 'sanity'
import { line } from '../../../shared/content/shapes/plainText.ts'
import { agrees } from '../rules/agrees.ts'
import { required } from '../rules/required.ts'
import { defineSection } from './defineSection.ts'
import { items } from './items.ts'

export const quotes = defineSection({
  name: 'quotes',
  title: 'Testimonials',
  description: 'What clients and partners say. One alone is set large.',
  icon: Quote,
  fields: [
    items('Testimonials', {
      fields: [
        defineField({
          name: 'text',
          title: 'Words',
          description:
            'What was said, without quotation marks: the site sets those of each language.',
          type: 'localeText',
          validation: required,
        }),
        defineField({
          name: 'name',
          title: 'Name',
          description: 'Who said it. A name is the same in every language.',
          type: 'string',
          validation: (rule) => rule.required().custom(agrees(line)),
        }),
        defineField({
          name: 'role',
          title: 'Role',
          description:
            'What that person is, and where: Director of Procurement, Ministry of Health.',
          type: 'localeString',
        }),
      ],
      preview: { select: { title: 'text.en', subtitle: 'name' } },
    }),
  ],
})
