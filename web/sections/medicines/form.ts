import { Pill } from 'lucide-react'
import { list, number, oneOf, paragraph, text } from '../../../studio/schema/fields.ts'
import { sectionForm } from '../../../studio/schema/sectionForm.ts'
import outline from './outline.svg'
import { type medicineCategories, type medicineForms, medicines } from './shape.ts'

const categories: Record<(typeof medicineCategories)[number], string> = {
  malaria: 'Malaria',
  arv: 'ARV',
  both: 'Both',
}

const forms: Record<(typeof medicineForms)[number], string> = {
  vial: 'Vial',
  suppositories: 'Rectal capsules',
  sachet: 'Sachet',
  bottle: 'Bottle',
  blister: 'Blister',
}

export const medicinesForm = sectionForm(medicines, {
  title: 'Medication categories',
  description: 'Groups of medicines, each tagged with the disease it serves.',
  icon: Pill,
  outline,
  findBy: 'medicines, drugs, diseases, products',
  fields: [
    list('items', 'Categories', [
      text('title', 'Title', 'The name of the group of medicines.'),
      paragraph('text', 'Text', 'One or two sentences about it.'),
      list('medicines', 'Medicines', [
        text('name', 'Name', 'The international nonproprietary name (INN).'),
        number(
          'ingredients',
          'Active ingredients',
          'One square is drawn on the pack for each. Leave it empty for none.',
        ),
        oneOf(
          'form',
          'Dosage form',
          'Drawn on the pack. Choose one only where the name says it.',
          forms,
        ),
      ]),
      oneOf('category', 'Serves', 'The tag beside the title.', categories, { layout: 'radio' }),
    ]),
  ],
})
