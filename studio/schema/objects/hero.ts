import { defineType } from 'sanity'
import { oneOf, paragraph, required, text } from '../fields.ts'
import { lengths } from '../rules/length.ts'
import { actions } from './action.ts'
import { image } from './image.ts'
import { membershipTitles } from './optionTitles.ts'

export const hero = defineType({
  name: 'hero',
  title: 'Hero',
  type: 'object',
  preview: { select: { title: 'heading.en' } },
  fields: [
    text(
      'eyebrow',
      'Line above the heading',
      'A few words in small letters. Leave it empty for none.',
    ),
    required(
      text('heading', 'Heading', 'The largest words on the page.', {
        recommendedLength: lengths.heroHeading,
      }),
    ),
    required(paragraph('text', 'Text', 'One or two sentences below the heading.')),
    actions,
    image(
      'image',
      'Image',
      'Beside the heading. The crop button marks what stays visible on small screens.',
    ),
    oneOf(
      'map',
      'Map',
      'Beside the heading, in place of the image. It shows the countries that are ticked for it under “Lists and maps”.',
      membershipTitles,
    ),
  ],
})
