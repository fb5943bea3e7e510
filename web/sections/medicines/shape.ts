import { z } from 'zod'
import { localeString, printedLocaleString } from '../../../shared/content/shapes/localized.ts'
import { entries, sectionFields } from '../sectionFields.ts'

export const medicineCategories = ['malaria', 'arv', 'both'] as const

/** The content of a medicine's pack, if its name says so. */
export const medicineForms = ['vial', 'suppositories', 'sachet', 'bottle', 'blister'] as const

/** The number of active ingredients. */
const ingredients = z
  .int('must be a whole number')
  .min(1, 'must be 1 or more')
  .max(6, 'must be 6 or less')

export const medicines = z.object({
  ...sectionFields,
  _type: z.literal('medicines'),
  // Introduction, titles and names are in the list that visitors download as a PDF.
  intro: printedLocaleString.optional(),
  items: entries({
    title: printedLocaleString,
    text: localeString,
    medicines: entries({
      name: printedLocaleString,
      ingredients: ingredients.optional(),
      form: z.enum(medicineForms).optional(),
    }),
    category: z.enum(medicineCategories),
  }),
})
