import { Rows3 } from 'lucide-react'
import { columns, heading, lines as textLines } from '../../../studio/schema/drawing.ts'
import { lines, list, paragraph, text } from '../../../studio/schema/fields.ts'
import { sectionForm } from '../../../studio/schema/sectionForm.ts'
import { groupedLists } from './shape.ts'

export const groupedListsForm = sectionForm(groupedLists, {
  title: 'Blocks with lists',
  description: 'Blocks of requirements, each with one list or more.',
  icon: Rows3,
  drawing: [
    heading,
    ...columns(3, (x, width) => [[x, 42, width * 0.7, 6, 'ink'], ...textLines(x, 58, width, 8)]),
  ],
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
