import { z } from 'zod'
import * as fragments from '../../../shared/content/fragments.ts'
import { listedImage } from '../../../shared/content/shapes/image.ts'
import { base, projections } from '../base.ts'

/** One or more pictures; a picture with a caption is a figure. */
export const pictures = z
  .object({
    ...base,
    _type: z.literal('pictures'),
    items: z.array(listedImage, 'is missing').min(1, 'has no entries'),
  })
  .register(projections, { groq: `items${fragments.listedImages}` })
