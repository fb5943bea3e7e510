import { uploadFile, uploadImage } from './assets.ts'
import { doc } from './doc.ts'
import { file, image } from './images.ts'
import type { Endpoint } from './lake.ts'
import { mutate } from './mutate.ts'
import { queryByGet, queryByPost } from './query.ts'
import { json } from './reply.ts'

const ping: Endpoint = async () => json({ PONG: true })

/** Every endpoint. `:version` is `v1`, `vX` or `vYYYY-MM-DD`; a named segment is not empty. */
const ROUTES: readonly [method: string, path: string, endpoint: Endpoint][] = [
  ['GET', '/:version/ping', ping],
  ['GET', '/:version/data/query/:dataset', queryByGet],
  ['POST', '/:version/data/query/:dataset', queryByPost],
  ['GET', '/:version/data/doc/:dataset/:ids', doc],
  ['POST', '/:version/data/mutate/:dataset', mutate],
  ['POST', '/:version/assets/images/:dataset', uploadImage],
  ['POST', '/:version/assets/files/:dataset', uploadFile],
  ['GET', '/images/:project/:dataset/:file', image],
  ['GET', '/images/:project/:dataset/:file/:vanityName', image],
  ['GET', '/files/:project/:dataset/:file', file],
  ['GET', '/files/:project/:dataset/:file/:vanityName', file],
]

const SEGMENT: Record<string, RegExp> = {
  version: /^v(X|1|\d{4}-\d{2}-\d{2})$/,
  dataset: /^~?[a-z0-9][-\w]{0,63}$/,
}

export type Match = { endpoint: Endpoint; params: Record<string, string> }

/** The endpoint of a request and the values of its named segments, or `undefined`. */
export function findRoute(method: string, pathname: string): Match | undefined {
  const wanted = method === 'HEAD' ? 'GET' : method
  for (const [routeMethod, path, endpoint] of ROUTES) {
    const params = routeMethod === wanted ? matchPath(path, pathname) : undefined
    if (params) return { endpoint, params }
  }
  return undefined
}

function matchPath(path: string, pathname: string): Record<string, string> | undefined {
  const names = path.split('/')
  const segments = pathname.split('/')
  if (names.length !== segments.length) return undefined
  const params: Record<string, string> = {}
  for (const [index, name] of names.entries()) {
    const segment = decode(segments[index] ?? '')
    if (!name.startsWith(':')) {
      if (name !== segment) return undefined
      continue
    }
    const key = name.slice(1)
    if (!segment || SEGMENT[key]?.test(segment) === false) return undefined
    params[key] = segment
  }
  return params
}

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}
