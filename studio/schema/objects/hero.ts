import { defineField, defineType } from 'sanity'
import { memberships } from '../../../shared/content/shapes/country.ts'
import { choices } from '../choices.ts'
import { atMost } from '../rules/length.ts'
import { lengths } from '../rules/lengths.ts'
import { choiceHasEntries } from '../rules/listHasEntries.ts'
import { required } from '../rules/required.ts'
import { actions } from './actions.ts'
import { imageWithAlt } from './imageWithAlt.ts'
import { membershipTitles } from './membershipTitles.ts'

export const hero = defineType({
  name: 'hero',
  title: 'Opening',
  type: 'object',
  preview: { select: { title: 'heading.en' } },
  fields: [
    defineField({
      name: 'eyebrow',
      title: 'Line above the heading',
      description: 'A few words in small letters. Leave it empty for none.',
      type: 'localeString',
    }),
    defineField({
      name: 'heading',
      title: 'Heading',
      description: 'The largest words on the page.',
      type: 'localeString',
      options: { mostCharacters: lengths.opening },
      validation: (rule) => [rule.required(), rule.custom(atMost(lengths.opening)).warning()],
    }),
    defineField({
      name: 'text',
      title: 'Text',
      description: 'One or two sentences below the heading.',
      type: 'localeText',
      validation: required,
    }),
    actions,
    defineField({
      name: 'image',
      title: 'Image',
      description:
        'Beside the opening words. The crop button marks what stays visible on small screens.',
      ...imageWithAlt,
    }),
    defineField({
      name: 'map',
      title: 'Map',
      description:
        'Beside the heading, in place of the image: the countries for which it is ticked under “Lists and maps”.',
      type: 'string',
      options: { list: choices(memberships, membershipTitles) },
      validation: (rule) => rule.custom(choiceHasEntries('hero')),
    }),
  ],
})
