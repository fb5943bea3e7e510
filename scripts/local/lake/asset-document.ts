import { createHash, randomUUID } from 'node:crypto'
import { extname } from 'node:path'
import sharp from 'sharp'
import { requestError } from './errors.ts'

/** An uploaded body and what came with it. */
export type Upload = {
  content: Buffer
  contentType: string
  filename: string | undefined
  /** `title`, `label`, `description`, `creditLine`, `source`, as far as given. */
  details: Record<string, unknown>
}

/** The stored name of an asset, and the document that describes it, without its address. */
export type Asset = {
  file: string
  document: { _id: string; _type: string } & Record<string, unknown>
}

const EXTENSION_BY_FORMAT: Record<string, string> = { jpeg: 'jpg', heif: 'avif', tiff: 'tif' }
const TYPE_BY_EXTENSION: Record<string, string> = {
  jpg: 'image/jpeg',
  svg: 'image/svg+xml',
  tif: 'image/tiff',
}
const PREVIEW_WIDTH = 20

/**
 * Describes an image as Sanity does: `image-<sha1>-<w>x<h>-<extension>` with its metadata. Width
 * and height are those of the image turned upright by its EXIF orientation.
 *
 * @throws 400 for bytes that are not an image.
 */
export async function describeImage(upload: Upload): Promise<Asset> {
  const { format, hasAlpha, isOpaque, lqip, width, height } = await readImage(upload.content)
  const extension = EXTENSION_BY_FORMAT[format] ?? format
  const sha1hash = sha1(upload.content)
  const size = `${width}x${height}`
  return describe(upload, {
    _id: `image-${sha1hash}-${size}-${extension}`,
    _type: 'sanity.imageAsset',
    file: `${sha1hash}-${size}.${extension}`,
    sha1hash,
    extension,
    mimeType: TYPE_BY_EXTENSION[extension] ?? `image/${extension}`,
    metadata: {
      _type: 'sanity.imageMetadata',
      dimensions: {
        _type: 'sanity.imageDimensions',
        width,
        height,
        aspectRatio: width / height,
      },
      hasAlpha,
      isOpaque,
      lqip,
    },
  })
}

/** Describes any file: `file-<sha1>-<extension>`, the extension taken from its name. */
export function describeFile(upload: Upload): Asset {
  const extension =
    /^\.([a-z0-9]+)$/.exec(extname(upload.filename ?? '').toLowerCase())?.[1] ?? 'bin'
  const sha1hash = sha1(upload.content)
  return describe(upload, {
    _id: `file-${sha1hash}-${extension}`,
    _type: 'sanity.fileAsset',
    file: `${sha1hash}.${extension}`,
    sha1hash,
    extension,
    mimeType: upload.contentType,
  })
}

function describe(
  { content, filename, details }: Upload,
  { file, ...facts }: Asset['document'] & { file: string; sha1hash: string },
): Asset {
  const document = {
    ...facts,
    ...details,
    assetId: facts.sha1hash,
    originalFilename: filename ?? file,
    size: content.length,
    uploadId: randomUUID(),
  }
  return { file, document }
}

async function readImage(content: Buffer) {
  try {
    const { format, hasAlpha, autoOrient } = await sharp(content).metadata()
    const isOpaque = !hasAlpha || (await sharp(content).stats()).isOpaque
    const lqip = await previewOf(content, hasAlpha)
    return { format, hasAlpha, isOpaque, lqip, ...autoOrient }
  } catch (error) {
    throw requestError(400, `Invalid image: ${(error as Error).message}`)
  }
}

/** The blurred stand-in of a loading image, as a data address. */
async function previewOf(content: Buffer, hasAlpha: boolean): Promise<string> {
  const small = sharp(content).autoOrient().resize({ width: PREVIEW_WIDTH })
  const preview = await (hasAlpha ? small.png() : small.jpeg()).toBuffer()
  return `data:image/${hasAlpha ? 'png' : 'jpeg'};base64,${preview.toString('base64')}`
}

function sha1(content: Buffer): string {
  return createHash('sha1').update(content).digest('hex')
}
