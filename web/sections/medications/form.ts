import { Pill } from 'lucide-react'
import { list, oneOf, paragraph, text } from '../../../studio/schema/fields.ts'
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
  fields: [
    list('items', 'Categories', [
      text('title', 'Title', 'The name of the group of medicines.'),
      paragraph('text', 'Text', 'One or two sentences about it.'),
      list('medicines', 'Medicines', [
        text('name', 'Name', 'The international nonproprietary name (INN).'),
      ]),
      oneOf('category', 'Serves', 'The tag beside the title.', categories, { layout: 'radio' }),
    ]),
  ],
})
