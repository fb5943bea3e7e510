import { createHash, randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { requestError } from '../errors.ts'
import { contentTypeOf } from './contentType.ts'

const extensionByFormat: Record<string, string> = { jpeg: 'jpg', heif: 'avif', tiff: 'tif' }

/**
 * Describes an image as Sanity does: `image-<sha1>-<w>x<h>-<extension>`. Width and height are those
 * of the image turned upright by its EXIF orientation.
 *
 * @returns the name of its file, and its document without `path` and `url`.
 * @throws 400 for bytes that are not an image.
 */
export async function describeImage(content: Buffer, filename: string | undefined) {
  const { format, width, height } = await readImage(content)
  const extension = extensionByFormat[format] ?? format
  const sha1hash = createHash('sha1').update(content).digest('hex')
  const size = `${width}x${height}`
  const file = `${sha1hash}-${size}.${extension}`
  const dimensions = {
    _type: 'sanity.imageDimensions',
    width,
    height,
    aspectRatio: width / height,
  }
  const document = {
    _id: `image-${sha1hash}-${size}-${extension}`,
    _type: 'sanity.imageAsset',
    assetId: sha1hash,
    sha1hash,
    extension,
    mimeType: contentTypeOf(extension),
    originalFilename: filename ?? file,
    size: content.length,
    uploadId: randomUUID(),
    metadata: { _type: 'sanity.imageMetadata', dimensions },
  }
  return { file, document }
}

async function readImage(content: Buffer) {
  try {
    const { format, autoOrient } = await sharp(content).metadata()
    // Decodes all of it: a truncated image is refused here, not when it is first shown.
    await sharp(content).stats()
    return { format, ...autoOrient }
  } catch (error) {
    throw requestError(400, `Invalid image: ${(error as Error).message}`)
  }
}
