import { z } from 'zod'
import {
  line,
  list,
  number,
  oneOf,
  paragraph,
  text,
  withShape,
} from '../../../shared/content/fields.ts'
import { printedLocaleString } from '../../../shared/content/shapes/localized.ts'
import { sectionFields, sectionTexts } from '../sectionFields.ts'

const categories = { malaria: 'Malaria', arv: 'ARV', both: 'Both' } as const

const ingredients = z
  .int('must be a whole number')
  .min(1, 'must be 1 or more')
  .max(6, 'must be 6 or less')

export const medicines = z
  .object({
    ...sectionFields,
    _type: z.literal('medicines'),
    // Introduction, titles and names are in the list that visitors download as a PDF.
    intro: withShape(sectionFields.intro, printedLocaleString).optional(),
    items: list('Categories', {
      title: text('Title', 'The name of the group of medicines.', printedLocaleString),
      text: paragraph('Text', 'One or two sentences about it.'),
      medicines: list('Medicines', {
        name: text('Name', 'The international nonproprietary name (INN).', printedLocaleString),
        otherNames: line(
          'Other names',
          'Trade names and abbreviations by which buyers look for it, separated by commas. They are not shown.',
        ).optional(),
        ingredients: number(
          'Active ingredients',
          'One square is drawn on the pack for each. Leave it empty for none.',
          ingredients,
        ).optional(),
        form: oneOf('Dosage form', 'Drawn on the pack. Choose one only where the name says it.', {
          vial: 'Vial',
          suppositories: 'Rectal capsules',
          sachet: 'Sachet',
          bottle: 'Bottle',
          blister: 'Blister',
        }).optional(),
      }),
      category: oneOf('Serves', 'The tag beside the title.', categories, {
        layout: 'radio',
      }),
    }),
  })
  .register(sectionTexts, {
    title: 'Medication categories',
    description: 'Groups of medicines, each tagged with the disease it serves.',
    findBy: 'medicines, drugs, diseases, products',
  })
