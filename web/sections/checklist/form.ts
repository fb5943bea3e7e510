import { SquareCheck } from 'lucide-react'
import { defineSection } from '../../../studio/schema/defineSection.ts'
import { heading, rows } from '../../../studio/schema/drawing.ts'
import { entriesField } from '../../../studio/schema/objects/entriesField.ts'

export const checklistForm = defineSection({
  name: 'checklist',
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
  fields: [entriesField],
})
