import { z } from 'zod'
import { line, list, namedImage, paragraph, text } from '../../../shared/content/fields.ts'
import { sectionFields, sectionTexts } from '../sectionFields.ts'

/** Testimonials. */
export const quotes = z
  .object({
    ...sectionFields,
    _type: z.literal('quotes'),
    items: list('Testimonials', {
      text: paragraph(
        'Words',
        'What was said, without quotation marks: the site sets those of each language.',
      ),
      name: line('Name', 'Who said it. A name is the same in every language.'),
      role: text(
        'Role',
        'Position and employer: Director of Procurement, Ministry of Health.',
      ).optional(),
      image: namedImage(
        'Picture',
        'Who said it, or a logo, at least 240 pixels wide. Leave it empty for none.',
      ).optional(),
    }),
  })
  .register(sectionTexts, {
    title: 'Testimonials',
    description: 'What clients and partners say. A single one is set large.',
    findBy: 'quotes, reviews, references, what clients say',
  })
