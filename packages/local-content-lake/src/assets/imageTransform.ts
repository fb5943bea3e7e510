import type { FitEnum } from 'sharp'
import { z } from 'zod'
import { decoderOf } from './decodeImage.ts'

/** The maximum side of a transformed image in pixels. */
const largest = 8192

const side = z.coerce.number().positive().max(largest).transform(Math.round).optional()

/**
 * The supported parameters of the hosted image pipeline; others are ignored.
 * @see https://www.sanity.io/docs/apis-and-sdks/image-urls
 */
export const transform = z.object({
  w: side,
  h: side,
  dpr: z.coerce.number().min(1).max(3).default(1),
  fit: z.enum(['clip', 'crop', 'fillmax', 'max']).default('clip'),
  rect: z
    .string()
    .regex(/^\d+(\.\d+)?(,\d+(\.\d+)?){3}$/, 'expected left,top,width,height')
    .transform((value) => value.split(',').map((part) => Math.round(Number(part))))
    .optional(),
  q: z.coerce.number().int().min(1).max(100).default(75),
  fm: z.enum(['webp', 'jpg']).optional(),
  auto: z.literal('format').optional(),
})

type Transform = z.infer<typeof transform>

/** The fits that the Studio and the site use, by sharp's names. */
const sharpFits: Record<Transform['fit'], keyof FitEnum> = {
  clip: 'inside',
  crop: 'cover',
  fillmax: 'contain',
  max: 'inside',
}

/** Returns the output format: `fm`; or WebP, if `auto=format` is set and WebP is accepted; or the original's format. */
export function chooseFormat({ fm, auto }: Transform, accept: string, original: string): string {
  if (fm) return fm
  return auto === 'format' && accept.includes('image/webp') ? 'webp' : original
}

/** Crops, resizes and encodes an image. `size` is the size of the upright original. */
export async function transformImage(
  content: Buffer,
  size: { width: number; height: number },
  { w, h, dpr, fit, rect, q: quality }: Transform,
  format: string,
): Promise<Buffer> {
  const image = decoderOf(content)
  if (rect) image.extract(clampRegion(rect, size))
  if (w !== undefined || h !== undefined) {
    image.resize({
      width: w && Math.min(Math.round(w * dpr), largest),
      height: h && Math.min(Math.round(h * dpr), largest),
      fit: sharpFits[fit],
      withoutEnlargement: fit === 'max' || fit === 'fillmax',
      background: { r: 0, g: 0, b: 0, alpha: 0 },
    })
  }
  switch (format) {
    case 'jpg':
      return image.flatten({ background: '#fff' }).jpeg({ quality }).toBuffer()
    case 'webp':
      return image.webp({ quality }).toBuffer()
    default:
      return image.toBuffer()
  }
}

function clampRegion(rect: number[], size: { width: number; height: number }) {
  const [x = 0, y = 0, width = 1, height = 1] = rect
  const left = Math.min(x, size.width - 1)
  const top = Math.min(y, size.height - 1)
  return {
    left,
    top,
    width: Math.max(1, Math.min(width, size.width - left)),
    height: Math.max(1, Math.min(height, size.height - top)),
  }
}
