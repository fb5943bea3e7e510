import { BoundedCache } from './bounded-cache.ts'
import { requestError } from './errors.ts'
import { chooseFormat, parseTransform, transformImage } from './image-transform.ts'
import type { Endpoint, Lake } from './lake.ts'
import type { Reply } from './reply.ts'

const NAME = /^[0-9a-f]{40}-(\d+)x(\d+)\.([a-z0-9]+)$/
const CACHE_LIMIT = 64 * 1024 * 1024
/** A stored name's content never changes. */
const FOR_EVER = 'public, max-age=31536000, immutable'

/** Uploaded HTML and SVG must not run scripts in the lake's own origin. */
const CAN_RUN = /html|xml/
const HARMLESS = "default-src 'none'; style-src 'unsafe-inline'; sandbox"

const CONTENT_TYPE: Record<string, string> = {
  jpg: 'image/jpeg',
  pjpg: 'image/jpeg',
  svg: 'image/svg+xml',
  tif: 'image/tiff',
}

const transformed = new BoundedCache<Buffer>(CACHE_LIMIT, (content) => content.length)

/**
 * `GET /images/:project/:dataset/:file`: the image, transformed by its query parameters. SVG and
 * requests without parameters get the stored bytes.
 */
export const image: Endpoint = async ({ params, query, headers }, lake) => {
  const { file = '' } = params
  const [, width, height, original] = NAME.exec(file) ?? []
  if (original === undefined) throw requestError(404, `No image "${file}" in this lake`)
  const options = parseTransform(query)
  const format = chooseFormat(options, headers.accept ?? '', original)
  if (original === 'svg' || query.size === 0) {
    return reply(await readAsset(lake, file), CONTENT_TYPE[original] ?? `image/${original}`)
  }

  const key = `${file}?${JSON.stringify(options)}#${format}`
  let content = transformed.get(key)
  if (!content) {
    const size = { width: Number(width), height: Number(height) }
    content = await transformImage(await readAsset(lake, file), size, options, format)
    transformed.set(key, content)
  }
  return reply(content, CONTENT_TYPE[format] ?? `image/${format}`)
}

/** `GET /files/:project/:dataset/:file`: the stored bytes; `?dl=name` makes it a download. */
export const file: Endpoint = async ({ params, query }, lake) => {
  const { file = '', dataset = '' } = params
  const content = await readAsset(lake, file)
  const document = lake.store.documents(dataset).get(`file-${file.replace('.', '-')}`)
  const answer = reply(content, String(document?.mimeType ?? 'application/octet-stream'))
  const name = query.get('dl')
  if (name !== null) {
    const filename = encodeURIComponent(name || String(document?.originalFilename ?? file))
    answer.headers['Content-Disposition'] = `attachment; filename*=UTF-8''${filename}`
  }
  return answer
}

async function readAsset(lake: Lake, name: string): Promise<Buffer> {
  const content = await lake.assets.read(name)
  if (!content) throw requestError(404, `No asset "${name}" in this lake`)
  return content
}

function reply(body: Buffer, contentType: string): Reply {
  return {
    status: 200,
    headers: {
      'Content-Type': contentType,
      'Cache-Control': FOR_EVER,
      Vary: 'Origin, Accept',
      ...(CAN_RUN.test(contentType) && { 'Content-Security-Policy': HARMLESS }),
    },
    body,
  }
}
