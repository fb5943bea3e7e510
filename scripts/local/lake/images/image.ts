import { requestError } from '../errors.ts'
import type { Endpoint } from '../lake.ts'
import { contentTypeOf } from './contentType.ts'
import { chooseFormat, parseTransform, transformImage } from './imageTransform.ts'

const fileName = /^[0-9a-f]{40}-(\d+)x(\d+)\.([a-z0-9]+)$/

const headers = {
  // A file's content never changes.
  'Cache-Control': 'public, max-age=31536000, immutable',
  Vary: 'Origin, Accept',
  // An SVG must not run scripts in the lake's own origin.
  'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
}

/**
 * `GET /images/:project/:dataset/:file`: the image, transformed by its query parameters, or the
 * stored bytes without any and for SVG. `dl=name` makes it a download.
 */
export const image: Endpoint = async (request, lake) => {
  const { query, params } = request
  const { file = '' } = params
  const [, width, height, extension] = fileName.exec(file) ?? []
  const stored = extension && (await lake.images.read(file))
  if (!stored) throw requestError(404, `No image "${file}" in this lake`)

  const options = parseTransform(query)
  const isAsStored = query.size === 0 || extension === 'svg'
  const format = isAsStored
    ? extension
    : chooseFormat(options, request.headers.accept ?? '', extension)
  const size = { width: Number(width), height: Number(height) }
  const name = query.get('dl')
  return {
    status: 200,
    headers: {
      ...headers,
      'Content-Type': contentTypeOf(format),
      ...(name !== null && {
        'Content-Disposition': `attachment; filename*=UTF-8''${encodeURIComponent(name || file)}`,
      }),
    },
    body: isAsStored ? stored : await transformImage(stored, size, options, format),
  }
}
