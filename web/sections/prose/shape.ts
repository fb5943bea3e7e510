import { z } from 'zod'
import { image } from '../../../shared/content/shapes/image.ts'
import { localeRichText } from '../../../shared/content/shapes/richText.ts'
import { base } from '../base.ts'

/** Rich text, with an optional image. */
export const prose = z.object({
  ...base,
  _type: z.literal('prose'),
  body: localeRichText,
  image: image.optional(),
})
