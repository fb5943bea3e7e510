import { requestError } from '../errors.ts'
import type { Endpoint } from '../lake.ts'
import { assetHeaders } from './assetHeaders.ts'
import { contentTypeOf } from './contentType.ts'
import { chooseFormat, parseTransform, transformImage } from './imageTransform.ts'

const fileName = /^[0-9a-f]{40}-(\d+)x(\d+)\.([a-z0-9]+)$/

/**
 * `GET /images/:project/:dataset/:file`: the image, transformed by its query parameters, or the
 * stored bytes without any and for SVG. `dl=name` makes it a download.
 */
export const image: Endpoint = async (request, lake) => {
  const { query, params } = request
  const { file = '' } = params
  const [, width, height, extension] = fileName.exec(file) ?? []
  const stored = extension && (await lake.assets.read(file))
  if (!stored) throw requestError(404, `No image "${file}" in this lake`)

  const options = parseTransform(query)
  const isAsStored = query.size === 0 || extension === 'svg'
  const format = isAsStored
    ? extension
    : chooseFormat(options, request.headers.accept ?? '', extension)
  const size = { width: Number(width), height: Number(height) }
  return {
    status: 200,
    headers: {
      ...assetHeaders(query, file),
      Vary: 'Origin, Accept',
      'Content-Type': contentTypeOf(format),
    },
    body: isAsStored ? stored : await transformImage(stored, size, options, format),
  }
}
