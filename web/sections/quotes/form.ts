import { Quote } from 'lucide-react'
import { defineField } from 'sanity'
import { line } from '../../../shared/content/shapes/plainText.ts'
import { defineSection } from '../../../studio/schema/defineSection.ts'
import { columns, heading, lines } from '../../../studio/schema/drawing.ts'
import { items } from '../../../studio/schema/items.ts'
import { agrees } from '../../../studio/schema/rules/agrees.ts'
import { required } from '../../../studio/schema/rules/required.ts'

export const quotesForm = defineSection({
  name: 'quotes',
  title: 'Testimonials',
  description: 'What clients and partners say. One alone is set large.',
  icon: Quote,
  drawing: [
    heading,
    ...columns(2, (x, width) => [
      [x, 42, width, 1, 'line'],
      [x, 54, width, 5, 'ink'],
      [x, 66, width, 5, 'ink'],
      [x, 78, width * 0.7, 5, 'ink'],
      ...lines(x, 98, width * 0.5, 2),
    ]),
  ],
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
