import sharp, { type SharpOptions } from 'sharp'
import { requestError } from '../errors.ts'

/**
 * The maximum number of pixels of an image. Decoding needs several bytes for each, however small the file is:
 * a PNG of one colour with 256 million pixels has 31 kB. Hosted Sanity transforms up to 256 million.
 */
const maxPixels = 100_000_000

/**
 * Returns the decoder of an image, turned upright by its EXIF orientation. An animation is decoded as its first frame.
 */
export const decoderOf = (content: Buffer, options: SharpOptions = {}) =>
  sharp(content, { limitInputPixels: maxPixels, ...options }).autoOrient()

/**
 * Returns an image's format, and its size when upright.
 * @throws 400 for content that is not an image, has too many pixels by its header, or cannot be decoded to its end
 */
export async function inspectImage(content: Buffer) {
  // Sharp throws a different error for an empty file.
  if (content.length === 0) throw refused('it is an empty file')
  const { format, compression, autoOrient } = await sharp(content)
    .metadata()
    .catch(() => {
      throw refused('it has no format that can be read, such as JPEG or PNG')
    })
  const { width, height } = autoOrient
  // The library's own limit reports no numbers.
  if (width * height > maxPixels)
    throw refused(
      `it has ${width} × ${height} pixels; at most ${maxPixels / 1_000_000} million can be decoded`,
    )
  if (compression === 'hevc') throw refused('HEIC cannot be decoded; JPEG and PNG can')
  // Decodes the whole image to refuse a truncated one now and not when it is first shown. The output is one pixel;
  // `stats` would compute over all pixels.
  await decoderOf(content, { sequentialRead: true })
    .resize(1, 1, { fit: 'fill' })
    .raw()
    .toBuffer()
    .catch(() => {
      throw refused('it is damaged or incomplete')
    })
  return { format, width, height }
}

const refused = (reason: string) => requestError(400, `The image was refused: ${reason}.`)
