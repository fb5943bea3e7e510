import { Landmark } from 'lucide-react'
import { defineField } from 'sanity'
import { defineSection } from '../../../studio/schema/defineSection.ts'
import { columns, heading, lines } from '../../../studio/schema/drawing.ts'
import { items } from '../../../studio/schema/items.ts'
import { pageReference } from '../../../studio/schema/objects/pageReference.ts'
import { required } from '../../../studio/schema/rules/required.ts'

export const bodiesForm = defineSection({
  name: 'bodies',
  title: 'Regulatory bodies',
  description: 'Authorities, what each is asked for and the page about it.',
  icon: Landmark,
  drawing: [
    heading,
    ...columns(2, (x, width) => [
      [x, 42, width, 42, 'frame'],
      [x + 8, 52, 34, 8, 'ink'],
      ...lines(x + 8, 68, width - 16, 1),
      [x, 92, width, 42, 'frame'],
      [x + 8, 102, 34, 8, 'ink'],
      ...lines(x + 8, 118, width - 16, 1),
    ]),
  ],
  fields: [
    items('Bodies', {
      fields: [
        defineField({
          name: 'name',
          title: 'Short name',
          description: 'What everybody calls it, such as NAFDAC.',
          type: 'localeString',
          validation: required,
        }),
        defineField({
          name: 'fullName',
          title: 'Full name',
          description: 'Its name in full.',
          type: 'localeString',
          validation: required,
        }),
        defineField({
          name: 'text',
          title: 'Text',
          description: 'One or two sentences about what it does.',
          type: 'localeText',
          validation: required,
        }),
        defineField({
          name: 'services',
          title: 'Our services',
          description: 'What we do there, one a line. A translation has as many.',
          type: 'localeList',
          validation: required,
        }),
        defineField({
          name: 'countryCount',
          title: 'Countries it covers',
          description: 'A number, such as 15.',
          type: 'number',
          validation: (rule) => rule.required().integer().positive(),
        }),
        defineField({
          name: 'page',
          title: 'Page',
          description: 'The page about this authority.',
          ...pageReference,
          validation: required,
        }),
      ],
      preview: { select: { title: 'name.en', subtitle: 'fullName.en' } },
    }),
  ],
})
