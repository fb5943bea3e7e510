import { SquareCheck } from 'lucide-react'
import { heading, rows } from '../../../studio/schema/drawing.ts'
import { lines } from '../../../studio/schema/fields.ts'
import { sectionForm } from '../../../studio/schema/sectionForm.ts'
import { checklist } from './shape.ts'

export const checklistForm = sectionForm(checklist, {
  title: 'Checklist',
  description: 'Short entries: documents, principles, industries.',
  icon: SquareCheck,
  drawing: [
    heading,
    ...rows(5, (y) => [
      [20, y, 8, 8, 'frame'],
      [36, y + 2, 150, 3, 'line'],
    ]),
  ],
  fields: [lines('items', 'Entries', 'Short entries, one a line. A translation has as many.')],
})
