import { z } from 'zod'
import { listedImage } from '../../../shared/content/shapes/image.ts'
import { base } from '../base.ts'

/** One picture or several, each a figure where it has a caption. */
export const pictures = z.object({
  ...base,
  _type: z.literal('pictures'),
  items: z.array(listedImage, 'is missing').min(1, 'has no entries'),
})
