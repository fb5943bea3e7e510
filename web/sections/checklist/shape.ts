import { z } from 'zod'
import { boolean, namedPoints } from '../../../shared/content/fields.ts'
import { sectionFields, sectionTexts } from '../sectionFields.ts'

export const checklist = z
  .object({
    ...sectionFields,
    _type: z.literal('checklist'),
    items: namedPoints(
      'Entries',
      'Short entries, one a line; beside each a word or two for the binders. Leave these empty for numbers alone.',
    ),
    tickable: boolean(
      'Visitors tick the entries',
      'Draws them as binders on a shelf, to take out what is at hand. For lists of up to ten documents.',
    ).optional(),
  })
  .register(sectionTexts, {
    title: 'Checklist',
    description: 'Short entries: documents, principles, industries.',
    findBy: 'list, bullets, ticks, to do, principles',
  })
