import { SquareCheck } from 'lucide-react'
import { lines } from '../../../studio/schema/fields.ts'
import { sectionForm } from '../../../studio/schema/sectionForm.ts'
import outline from './outline.svg'
import { checklist } from './shape.ts'

export const checklistForm = sectionForm(checklist, {
  title: 'Checklist',
  description: 'Short entries: documents, principles, industries.',
  icon: SquareCheck,
  outline,
  fields: [lines('items', 'Entries', 'Short entries, one a line. A translation has as many.')],
})
