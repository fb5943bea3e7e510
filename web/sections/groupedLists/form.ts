import { Rows3 } from 'lucide-react'
import { lines, list, paragraph, text } from '../../../studio/schema/fields.ts'
import { sectionForm } from '../../../studio/schema/sectionForm.ts'
import { groupedLists } from './shape.ts'

export const groupedListsForm = sectionForm(groupedLists, {
  title: 'Blocks with lists',
  description: 'Blocks of requirements, each with one list or more.',
  icon: Rows3,
  fields: [
    list('items', 'Blocks', [
      text('title', 'Title', 'The heading of the block.'),
      paragraph('text', 'Text', 'A sentence or two. Leave it empty for none.'),
      list('lists', 'Lists', [
        text('heading', 'Heading', 'Above the list. Leave it empty for none.'),
        lines('items', 'Entries', 'Short entries, one a line. A translation has as many.'),
      ]),
    ]),
  ],
})
