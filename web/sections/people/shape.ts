import { z } from 'zod'
import { image } from '../../../shared/content/shapes/image.ts'
import { localeString } from '../../../shared/content/shapes/localized.ts'
import { nonBlankText } from '../../../shared/content/shapes/plainText.ts'
import { phoneNumber } from '../../../shared/content/shapes/siteSettings.ts'
import { listed, sectionFields, sectionQueries } from '../sectionFields.ts'

/** The languages that a person can speak, as BCP 47 codes: `Intl.DisplayNames` names each in each language. */
export const spokenLanguages = [
  ...['en', 'fr', 'pt', 'es', 'de', 'ar', 'zh'],
  ...['ak', 'gaa', 'ee', 'ha', 'yo', 'ig', 'sw', 'wo'],
] as const

/** A person who has agreed to be shown. */
export const person = z.object(
  {
    _id: z.string(),
    name: nonBlankText,
    role: localeString,
    about: localeString.optional(),
    languages: z.array(z.enum(spokenLanguages, 'is not on the list of languages')).optional(),
    phone: phoneNumber.optional(),
    /** The portrait. The query sets the name as alternative text. */
    image: image.optional(),
  },
  'refers to a person who does not exist or is not published',
)

/** People, in the order of the editors' choice. Without people, the section is left out. */
export const people = z
  .object({
    ...sectionFields,
    _type: z.literal('people'),
    people: z.array(person).optional(),
  })
  .register(sectionQueries, listed('people', { list: 'people', isReferenced: true }))
