import { z } from 'zod'
import { line, namedImage, paragraph, studioField, text } from '../../../shared/content/fields.ts'
import { phoneNumber } from '../../../shared/content/shapes/siteSettings.ts'
import { listed, sectionFields, sectionTexts } from '../sectionFields.ts'

/** The languages that a person can speak, as BCP 47 codes: `Intl.DisplayNames` names each in each language. */
export const spokenLanguages = [
  ...['en', 'fr', 'pt', 'es', 'de', 'ar', 'zh'],
  ...['ak', 'gaa', 'ee', 'ha', 'yo', 'ig', 'sw', 'wo'],
] as const

/** A person who has agreed to be shown. */
export const person = z.object(
  {
    _id: z.string(),
    name: line('Name', 'As it should be read. It is the same in every language.'),
    role: text('Function', 'What to ask this person for: Head of regulatory affairs.'),
    about: paragraph('About', 'One sentence: what this person decides or knows.').optional(),
    languages: studioField(
      'Languages',
      'Those in which one can write and talk to this person.',
      z.array(z.enum(spokenLanguages, 'is not on the list of languages')),
    ).optional(),
    phone: line(
      'Direct line',
      'With the country code: +233 20 123 4567. Only a number that this person answers.',
      phoneNumber,
    ).optional(),
    image: namedImage(
      'Portrait',
      'Upright, head and shoulders, at least 480 pixels wide. While some of a section have none, their initials stand there.',
    ).optional(),
  },
  'refers to a person who does not exist or is not published',
)

/** People, in the order of the editors' choice. Without people, the section is left out. */
export const people = z
  .object({
    ...sectionFields,
    _type: z.literal('people'),
    people: listed(
      studioField(
        'People',
        'In this order. Choose somebody of the list “People”, or create an entry: it is the same on every page.',
        z.array(person),
      ),
      { list: 'people', isReferenced: true },
    ).optional(),
  })
  .register(sectionTexts, {
    title: 'People',
    description:
      'Whom to ask for what: function, languages, direct line. Not shown while there are none.',
    findBy: 'team, staff, employees, colleagues, contacts',
  })
