import { z } from 'zod'
import * as fragments from '../../../shared/content/fragments.ts'
import { image } from '../../../shared/content/shapes/image.ts'
import { localeRichText } from '../../../shared/content/shapes/richText.ts'
import { base, projections } from '../base.ts'

export const prose = z
  .object({
    ...base,
    _type: z.literal('prose'),
    body: localeRichText,
    image: image.optional(),
  })
  .register(projections, {
    groq: `
  body${fragments.richText},
  "image": select(defined(image.asset) => image${fragments.image})
`,
  })
