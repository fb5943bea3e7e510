import { Pill } from 'lucide-react'
import { columns, heading, lines as textLines } from '../../../studio/schema/drawing.ts'
import { lines, list, oneOf, paragraph, text } from '../../../studio/schema/fields.ts'
import { sectionForm } from '../../../studio/schema/sectionForm.ts'
import { type medicationCategories, medications } from './shape.ts'

const categories: Record<(typeof medicationCategories)[number], string> = {
  malaria: 'Malaria',
  arv: 'ARV',
  both: 'Both',
}

export const medicationsForm = sectionForm(medications, {
  title: 'Medication categories',
  description: 'Groups of medicines, each tagged with the disease it serves.',
  icon: Pill,
  drawing: [
    heading,
    ...columns(3, (x, width) => [
      [x, 42, width, 90, 'frame'],
      [x + 8, 52, 24, 7, 'line'],
      [x + 8, 66, width * 0.6, 6, 'ink'],
      ...textLines(x + 8, 82, width - 16, 4),
    ]),
  ],
  fields: [
    list('items', 'Categories', [
      text('title', 'Title', 'The name of the group of medicines.'),
      paragraph('text', 'Text', 'One or two sentences about it.'),
      lines('medications', 'Medications', 'One medicine a line. A translation has as many.'),
      oneOf('category', 'Serves', 'The tag beside the title.', categories, { layout: 'radio' }),
    ]),
  ],
})
