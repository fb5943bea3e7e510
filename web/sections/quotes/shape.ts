import { z } from 'zod'
import * as fragments from '../../../shared/content/lists/fragments.ts'
import { image } from '../../../shared/content/shapes/image.ts'
import { localeString } from '../../../shared/content/shapes/localized.ts'
import { nonBlankText } from '../../../shared/content/shapes/plainText.ts'
import { entries, sectionFields, sectionQueries } from '../sectionFields.ts'

/** Testimonials. The query sets the speaker's name as alternative text of the picture. */
export const quotes = z
  .object({
    ...sectionFields,
    _type: z.literal('quotes'),
    items: entries({
      text: localeString,
      name: nonBlankText,
      role: localeString.optional(),
      image: image.optional(),
    }),
  })
  .register(sectionQueries, { groq: `items[]{..., "image": ${fragments.namedImage}}` })
