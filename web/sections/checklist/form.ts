import { SquareCheck } from 'lucide-react'
import { boolean, lines } from '../../../studio/schema/fields.ts'
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
    lines('items', 'Entries', 'Short entries, one a line. A translation has as many.'),
    lines(
      'shortItems',
      'Short names',
      'A word or two for each entry, in the same order, for the binders. Leave it empty for numbers alone.',
    ),
    boolean(
      'tickable',
      'Visitors tick the entries',
      'Draws them as binders on a shelf, to take out what is at hand. For lists of up to ten documents.',
    ),
  ],
})
