import { z } from 'zod'
import { issueMessage } from './issueMessages.ts'
import { localeString } from './localized.ts'

/** MIME types of accepted images, by Sanity's extension. No SVG, because it can contain scripts. */
export const imageTypes: Record<string, string> = {
  avif: 'image/avif',
  gif: 'image/gif',
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
}

/**
 * The maximum number of pixels of an image, enough for any camera. It is limited because decoding takes several bytes
 * for each pixel, even of a small file. Sanity transforms up to 256 million.
 */
const maxPixels = 100_000_000

const million = 1_000_000

const fraction = z
  .number('must be a number')
  .min(0, 'must be between 0 and 1')
  .max(1, 'must be between 0 and 1')

const asset = z
  .object(
    {
      _id: z.string(),
      url: z.url(),
      extension: z.string().refine((extension) => Object.hasOwn(imageTypes, extension), {
        error: ({ input }) =>
          issueMessage(
            'is of the format {format}; the site takes {formats}, which cannot contain scripts',
            { format: String(input), formats: Object.keys(imageTypes).join(', ') },
          ),
      }),
      width: z.number().positive(),
      height: z.number().positive(),
    },
    'refers to an image that does not exist',
  )
  .superRefine(({ width, height }, context) => {
    if (width * height <= maxPixels) return
    const message = issueMessage(
      'has {count} million pixels; at most {most} million can be shown: make the picture smaller',
      { count: Math.ceil((width * height) / million), most: maxPixels / million },
    )
    context.addIssue({ code: 'custom', message })
  })

const fields = {
  asset,
  crop: z.object({ top: fraction, bottom: fraction, left: fraction, right: fraction }).optional(),
  hotspot: z.object({ x: fraction, y: fraction, width: fraction, height: fraction }).optional(),
}

type Picture = z.output<z.ZodObject<typeof fields>>

/** Returns whether a crop leaves at least one pixel, rounded as in `imageFiles`. */
function leavesPixels({ asset: { width, height }, crop }: Picture): boolean {
  if (!crop) return true
  const across = Math.round(width * crop.left) + Math.round(width * crop.right)
  const down = Math.round(height * crop.top) + Math.round(height * crop.bottom)
  return across < width && down < height
}

const nothingLeft = { error: 'cuts off the whole picture', path: ['crop'] }

/** An image: sizes in pixels, crop and hotspot as fractions. */
export const picture = z.object(fields).refine(leavesPixels, nothingLeft)

/** A picture with only its alternative text, because its caption is a separate field. */
export const describedImage = z
  .object({ alt: localeString, ...fields }, 'is missing')
  .refine(leavesPixels, nothingLeft)

const withWords = { alt: localeString, caption: localeString.optional(), ...fields }

/** A picture with its alternative text, and a caption if it is a figure. */
export const image = z.object(withWords, 'is missing').refine(leavesPixels, nothingLeft)

export const listedImage = z
  .object({ _key: z.string(), ...withWords })
  .refine(leavesPixels, nothingLeft)

/** The image that social networks show with a link, in one size. */
export const shareImage = image.transform((valid) => ({ ...valid, isShared: true as const }))

export type ValidImage = z.output<typeof image> & { isShared?: true }
