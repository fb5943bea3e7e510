import { z } from 'zod'
import { localeString } from './localized.ts'

const fraction = z.number().min(0).max(1)

/** An image of the CMS with its alternative text; sizes in pixels, crop and hotspot as fractions. */
export const image = z.object({
  alt: localeString,
  asset: z.object(
    {
      _id: z.string(),
      url: z.url(),
      extension: z.string(),
      width: z.number().positive(),
      height: z.number().positive(),
    },
    'refers to an image that does not exist',
  ),
  crop: z.object({ top: fraction, bottom: fraction, left: fraction, right: fraction }).optional(),
  hotspot: z.object({ x: fraction, y: fraction, width: fraction, height: fraction }).optional(),
})

export type StoredImage = z.output<typeof image>
