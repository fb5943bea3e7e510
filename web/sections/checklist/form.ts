import { SquareCheck } from 'lucide-react'
import { boolean, points } from '../../../studio/schema/fields.ts'
import { sectionForm } from '../../../studio/schema/sectionForm.ts'
import outline from './outline.svg'
import { checklist } from './shape.ts'

export const checklistForm = sectionForm(checklist, {
  title: 'Checklist',
  description: 'Short entries: documents, principles, industries.',
  icon: SquareCheck,
  outline,
  findBy: 'list, bullets, ticks, to do, principles',
  fields: [
    points(
      'items',
      'Entries',
      'Short entries, one a line; beside each a word or two for the binders. Leave these empty for numbers alone.',
      { withShort: true },
    ),
    boolean(
      'tickable',
      'Visitors tick the entries',
      'Draws them as binders on a shelf, to take out what is at hand. For lists of up to ten documents.',
    ),
  ],
})
