import { Rows3 } from 'lucide-react'
import { defineField } from 'sanity'
import { defineSection } from '../../../studio/schema/defineSection.ts'
import { columns, heading, lines } from '../../../studio/schema/drawing.ts'
import { items } from '../../../studio/schema/items.ts'
import { entriesField } from '../../../studio/schema/objects/entriesField.ts'
import { required } from '../../../studio/schema/rules/required.ts'

export const groupedListsForm = defineSection({
  name: 'groupedLists',
  title: 'Blocks with lists',
  description: 'Blocks of requirements, each with one list or more.',
  icon: Rows3,
  drawing: [
    heading,
    ...columns(3, (x, width) => [[x, 42, width * 0.7, 6, 'ink'], ...lines(x, 58, width, 8)]),
  ],
  fields: [
    items('Blocks', {
      fields: [
        defineField({
          name: 'title',
          title: 'Title',
          description: 'The heading of the block.',
          type: 'localeString',
          validation: required,
        }),
        defineField({
          name: 'text',
          title: 'Text',
          description: 'A sentence or two. Leave it empty for none.',
          type: 'localeText',
        }),
        items('Lists', {
          name: 'lists',
          fields: [
            defineField({
              name: 'heading',
              title: 'Heading',
              description: 'Above the list. Leave it empty for none.',
              type: 'localeString',
            }),
            entriesField,
          ],
          preview: { select: { title: 'heading.en', subtitle: 'items.en.0' } },
        }),
      ],
      preview: { select: { title: 'title.en', subtitle: 'text.en' } },
    }),
  ],
})
