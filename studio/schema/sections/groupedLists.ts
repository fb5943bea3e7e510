import { Rows3 } from 'lucide-react'
import { defineField } from 'sanity'
import { entriesField } from '../objects/entriesField.ts'
import { required } from '../rules/required.ts'
import { defineSection } from './defineSection.ts'
import { items } from './items.ts'

export const groupedLists = defineSection({
  name: 'groupedLists',
  title: 'Blocks with lists',
  description: 'Blocks of requirements, each with one list or more.',
  icon: Rows3,
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
