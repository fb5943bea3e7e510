import { z } from 'zod'
import * as fragments from '../../../shared/content/lists/fragments.ts'
import { image } from '../../../shared/content/shapes/image.ts'
import { localeRichText } from '../../../shared/content/shapes/richText.ts'
import { sectionFields, sectionQueries } from '../sectionFields.ts'

export const prose = z
  .object({
    ...sectionFields,
    _type: z.literal('prose'),
    body: localeRichText,
    image: image.optional(),
  })
  .register(sectionQueries, {
    groq: `
  body${fragments.richText},
  "image": select(defined(image.asset) => image${fragments.image})
`,
  })
