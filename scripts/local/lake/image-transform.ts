import sharp, { type FitEnum, type Sharp } from 'sharp'
import { z } from 'zod'
import { requestError } from './errors.ts'

const FITS = ['clip', 'crop', 'fill', 'fillmax', 'max', 'min', 'scale'] as const
const FORMATS = ['jpg', 'pjpg', 'png', 'webp', 'avif'] as const
const CROPS = ['top', 'bottom', 'left', 'right', 'center', 'entropy', 'focalpoint'] as const
const LARGEST = 8192

const side = z.coerce.number().positive().max(LARGEST).transform(Math.round).optional()

const transform = z.object({
  w: side,
  h: side,
  dpr: z.coerce.number().min(1).max(3).default(1),
  fit: z.enum(FITS).default('clip'),
  crop: z.enum(CROPS).default('center'),
  rect: z
    .string()
    .regex(/^\d+(\.\d+)?(,\d+(\.\d+)?){3}$/, 'expected left,top,width,height')
    .transform((value) => value.split(',').map((part) => Math.round(Number(part))))
    .optional(),
  bg: z
    .string()
    .regex(/^([0-9a-f]{3}|[0-9a-f]{6}|[0-9a-f]{8})$/i, 'expected a hexadecimal colour')
    .optional(),
  q: z.coerce.number().int().min(0).max(100).default(75),
  fm: z.enum(FORMATS).optional(),
  auto: z.literal('format').optional(),
})

/**
 * The part of the hosted image pipeline's parameters that is understood here; others are ignored.
 *
 * Source: https://www.sanity.io/docs/apis-and-sdks/image-urls
 */
export type Transform = z.infer<typeof transform>

/** @throws 400 that names each parameter out of range. */
export function parseTransform(query: URLSearchParams): Transform {
  const parsed = transform.safeParse(Object.fromEntries(query))
  if (parsed.success) return parsed.data
  const faults = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`)
  throw requestError(400, `Invalid image parameters: ${faults.join('; ')}`)
}

/** The format to answer in: `fm`, else WebP where `auto=format` finds it accepted, else its own. */
export function chooseFormat({ fm, auto }: Transform, accept: string, original: string): string {
  if (fm) return fm
  return auto === 'format' && accept.includes('image/webp') ? 'webp' : original
}

/** Cuts, resizes and encodes an image; `size` is that of the upright original. */
export async function transformImage(
  content: Buffer,
  size: { width: number; height: number },
  options: Transform,
  format: string,
): Promise<Buffer> {
  let image = sharp(content).autoOrient()
  let frame = size
  if (options.rect) {
    const region = clampRegion(options.rect, size)
    image = image.extract(region)
    frame = region
  }
  return encode(resize(image, frame, options), format, options.q).toBuffer()
}

function resize(image: Sharp, frame: { width: number; height: number }, options: Transform): Sharp {
  const { w, h, dpr, fit, crop, bg } = options
  if (w === undefined && h === undefined) return image
  let width = w && Math.min(Math.round(w * dpr), LARGEST)
  let height = h && Math.min(Math.round(h * dpr), LARGEST)
  if (fit === 'min' && width && height) {
    // The asked aspect ratio, as large as the original allows.
    const shrink = Math.min(1, frame.width / width, frame.height / height)
    width = Math.max(1, Math.round(width * shrink))
    height = Math.max(1, Math.round(height * shrink))
  }
  return image.resize({
    width,
    height,
    fit: SHARP_FIT[fit],
    withoutEnlargement: fit === 'max' || fit === 'fillmax',
    position: SHARP_POSITION[crop],
    background: bg ? `#${bg}` : { r: 0, g: 0, b: 0, alpha: 0 },
  })
}

const SHARP_FIT = {
  clip: 'inside',
  crop: 'cover',
  fill: 'contain',
  fillmax: 'contain',
  max: 'inside',
  min: 'cover',
  scale: 'fill',
} as const satisfies Record<Transform['fit'], keyof FitEnum>

const SHARP_POSITION = {
  top: 'top',
  bottom: 'bottom',
  left: 'left',
  right: 'right',
  center: 'centre',
  entropy: 'entropy',
  focalpoint: 'centre',
} as const satisfies Record<Transform['crop'], string>

function clampRegion(rect: number[], size: { width: number; height: number }) {
  const [left = 0, top = 0, width = 1, height = 1] = rect
  const region = {
    left: Math.min(left, size.width - 1),
    top: Math.min(top, size.height - 1),
  }
  return {
    ...region,
    width: Math.max(1, Math.min(width, size.width - region.left)),
    height: Math.max(1, Math.min(height, size.height - region.top)),
  }
}

function encode(image: Sharp, format: string, quality: number): Sharp {
  // sharp takes qualities from 1.
  const options = { quality: Math.max(1, quality) }
  switch (format) {
    case 'jpg':
      return image.flatten({ background: '#fff' }).jpeg(options)
    case 'pjpg':
      return image.flatten({ background: '#fff' }).jpeg({ ...options, progressive: true })
    case 'webp':
      return image.webp(options)
    case 'avif':
      return image.avif(options)
    case 'gif':
      return image.gif()
    case 'tif':
      return image.tiff(options)
    default:
      return image.png()
  }
}
