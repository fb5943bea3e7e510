import { z } from 'zod'
import * as fragments from '../../../shared/content/lists/fragments.ts'
import { image } from '../../../shared/content/shapes/image.ts'
import { webAddress } from '../../../shared/content/shapes/link.ts'
import { nonBlankText } from '../../../shared/content/shapes/plainText.ts'
import { entries, sectionFields, sectionQueries } from '../sectionFields.ts'

/** Partners by their logos. The query sets the partner's name as alternative text. */
export const logos = z
  .object({
    ...sectionFields,
    _type: z.literal('logos'),
    items: entries({ name: nonBlankText, image, url: webAddress.optional() }),
  })
  .register(sectionQueries, { groq: `items[]{..., "image": ${fragments.namedImage}}` })
