import { createHash, randomUUID } from 'node:crypto'
import { extname } from 'node:path'
import sharp from 'sharp'
import { projectId } from '../document.ts'
import { requestError } from '../errors.ts'
import type { LakeContext } from '../lake.ts'
import { transact } from '../mutate.ts'
import { contentTypeOf, extensionOf } from './assetFiles.ts'

/**
 * Stores an image and answers `{document}`, its `sanity.imageAsset`. The same bytes give the same
 * document. Width and height are those of the image turned upright by its EXIF orientation.
 */
export const uploadImage = async (c: LakeContext) => {
  const content = await readBytes(c)
  const { format, width, height } = await readImage(content)
  const extension = { jpeg: 'jpg', heif: 'avif', tiff: 'tif' }[String(format)] ?? format
  const dimensions = {
    _type: 'sanity.imageDimensions',
    width,
    height,
    aspectRatio: width / height,
  }
  return store(c, content, ['image', `${width}x${height}`, extension], {
    mimeType: contentTypeOf(extension),
    metadata: { _type: 'sanity.imageMetadata', dimensions },
  })
}

/**
 * Stores any file likewise, as a `sanity.fileAsset`. Nothing is made of its content: its extension is that
 * of its name.
 */
export const uploadFile = async (c: LakeContext) => {
  const type = c.req.header('content-type') ?? 'application/octet-stream'
  const named = extname(c.req.query('filename') ?? '')
    .slice(1)
    .toLowerCase()
  const extension = /^[a-z0-9]+$/.test(named) ? named : extensionOf(type)
  const isUnknown = type === 'application/octet-stream'
  return store(c, await readBytes(c), ['file', extension], {
    mimeType: isUnknown ? contentTypeOf(extension) : type,
  })
}

const readBytes = async (c: LakeContext) => Buffer.from(await c.req.arrayBuffer())

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

type AssetName =
  | [kind: 'image', size: string, extension: string]
  | [kind: 'file', extension: string]

/** Stores an asset with the id that Sanity gives it: `image-<sha1>-<w>x<h>-<extension>`. */
async function store(
  c: LakeContext,
  content: Buffer,
  [kind, ...name]: AssetName,
  details: Record<string, unknown>,
) {
  const { assets } = c.var.lake
  const sha1hash = createHash('sha1').update(content).digest('hex')
  const extension = name.at(-1)
  const file = `${[sha1hash, ...name.slice(0, -1)].join('-')}.${extension}`
  await assets.write(file, content)
  const document = {
    _id: [kind, sha1hash, ...name].join('-'),
    _type: `sanity.${kind}Asset`,
    assetId: sha1hash,
    sha1hash,
    extension,
    originalFilename: c.req.query('filename') ?? file,
    size: content.length,
    uploadId: randomUUID(),
    path: `${kind}s/${projectId}/${c.req.param('dataset')}/${file}`,
    ...details,
  }
  const { result } = await transact(c, undefined, (transaction) =>
    transaction.step(0, [{ createIfNotExists: document }]),
  )
  return c.json({ document: result[0]?.document })
}
