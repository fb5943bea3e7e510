import { createHash, randomUUID } from 'node:crypto'
import { extname } from 'node:path'
import { getExtension } from 'hono/utils/mime'
import type { LakeContext } from '../lake.ts'
import { transact } from '../mutate.ts'
import { projectOf } from '../request.ts'
import { contentTypeOf } from './assetFiles.ts'
import { inspectImage } from './decodeImage.ts'

/**
 * Stores an image and responds with `{document}`, its `sanity.imageAsset`. Equal bytes give the same
 * document. Width and height are the size of the image turned upright by its EXIF orientation.
 */
export const uploadImage = async (c: LakeContext) => {
  const content = await readBytes(c)
  const { format, width, height } = await inspectImage(content)
  const extension = { jpeg: 'jpg', heif: 'avif', tiff: 'tif' }[String(format)] ?? format
  const dimensions = {
    _type: 'sanity.imageDimensions',
    width,
    height,
    aspectRatio: width / height,
  }
  return store(c, content, {
    kind: 'image',
    size: `-${width}x${height}`,
    extension,
    mimeType: contentTypeOf(extension),
    metadata: { _type: 'sanity.imageMetadata', dimensions },
  })
}

/**
 * Stores any other file as a `sanity.fileAsset`. Its content is not inspected; the extension is taken from its name.
 */
export const uploadFile = async (c: LakeContext) => {
  const type = c.req.header('content-type') ?? 'application/octet-stream'
  const named = extname(c.req.query('filename') ?? '')
    .slice(1)
    .toLowerCase()
  const extension = /^[a-z0-9]+$/.test(named) ? named : (getExtension(type) ?? 'bin')
  const isUnknown = type === 'application/octet-stream'
  const mimeType = isUnknown ? contentTypeOf(extension) : type
  return store(c, await readBytes(c), { kind: 'file', size: '', extension, mimeType })
}

const readBytes = async (c: LakeContext) => Buffer.from(await c.req.arrayBuffer())

/** Data about an asset besides its bytes; `size` is part of its name. */
type Details = {
  kind: 'image' | 'file'
  size: string
  extension: string
  mimeType: string
  metadata?: object
}

/** Stores an asset with an id as Sanity's: `image-<sha1>-<w>x<h>-<extension>`. */
async function store(c: LakeContext, content: Buffer, { kind, size, ...details }: Details) {
  const sha1hash = createHash('sha1').update(content).digest('hex')
  const name = sha1hash + size
  const file = `${name}.${details.extension}`
  await c.var.lake.assets.write(file, content)
  const document = {
    _id: `${kind}-${name}-${details.extension}`,
    _type: `sanity.${kind}Asset`,
    assetId: sha1hash,
    sha1hash,
    originalFilename: c.req.query('filename') ?? file,
    size: content.length,
    uploadId: randomUUID(),
    path: `${kind}s/${projectOf(c.req)}/${c.req.param('dataset')}/${file}`,
    ...details,
  }
  const { result } = await transact(c, undefined, (transaction) =>
    transaction.step(0, [{ createIfNotExists: document }]),
  )
  return c.json({ document: result[0]?.document })
}
