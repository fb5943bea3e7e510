import { z } from 'zod'
import { image, richText } from '../../../shared/content/fields.ts'
import { sectionFields, sectionTexts } from '../sectionFields.ts'

export const prose = z
  .object({
    ...sectionFields,
    _type: z.literal('prose'),
    body: richText('Text', 'Paragraphs, sub-headings, lists and links.'),
    image: image(
      'Image',
      'Beside the text. The crop button marks what stays visible on small screens.',
    ).optional(),
  })
  .register(sectionTexts, {
    title: 'Text',
    description: 'Paragraphs, with an image beside them if there is one.',
    findBy: 'paragraph, article, words, writing',
  })
