import { z } from 'zod'
import * as fragments from '../../../shared/content/lists/fragments.ts'
import { listedImage } from '../../../shared/content/shapes/image.ts'
import { sectionFields, sectionQueries } from '../sectionFields.ts'

/** One or more pictures; a picture with a caption is a figure. */
export const pictures = z
  .object({
    ...sectionFields,
    _type: z.literal('pictures'),
    items: z.array(listedImage, 'is missing').min(1, 'has no entries'),
  })
  .register(sectionQueries, { groq: `items${fragments.listedImages}` })
