import {
  acl,
  checkCors,
  datasets,
  emptyList,
  emptyObject,
  help,
  nothing,
  project,
  roles,
  telemetry,
  telemetryStatus,
} from './account/project.ts'
import { authId, authProviders, keyValues, me, setKeyValues, users } from './account/users.ts'
import { actions } from './actions/actions.ts'
import { uploadFile, uploadImage } from './assets.ts'
import { doc } from './doc.ts'
import { documentEvents } from './history/events.ts'
import { revisions } from './history/revisions.ts'
import { transactions } from './history/transactions.ts'
import { file, image } from './images.ts'
import { inboundReferences } from './inbound-references.ts'
import type { Endpoint } from './lake.ts'
import { listen } from './listen/listen.ts'
import { liveEvents } from './listen/live.ts'
import { mutate } from './mutate.ts'
import { queryByGet, queryByPost } from './query.ts'
import { json } from './reply.ts'

const ping: Endpoint = async () => json({ PONG: true })

/**
 * Every endpoint; the first that fits answers. `:version` is `v1`, `vX` or `vYYYY-MM-DD`; a named
 * segment is not empty. The WebSocket `/:version/socket/:dataset` is in presence/presence.ts.
 */
const ROUTES: readonly [method: string, path: string, endpoint: Endpoint][] = [
  ['GET', '/:version/ping', ping],
  ['GET', '/:version/check/cors', checkCors],

  ['GET', '/:version/data/query/:dataset', queryByGet],
  ['POST', '/:version/data/query/:dataset', queryByPost],
  ['GET', '/:version/data/doc/:dataset/:ids', doc],
  ['POST', '/:version/data/mutate/:dataset', mutate],
  ['POST', '/:version/data/actions/:dataset', actions],
  ['GET', '/:version/data/listen/:dataset', listen],
  ['GET', '/:version/data/live/events/:dataset', liveEvents],
  ['GET', '/:version/data/ping/:dataset', ping],
  ['GET', '/:version/data/references/:dataset/documents/:id/to', inboundReferences],
  ['GET', '/:version/data/history/:dataset/transactions/:ids', transactions],
  ['GET', '/:version/data/history/:dataset/documents/:ids', revisions],
  ['GET', '/:version/data/history/:dataset/events/documents/:id', documentEvents],

  ['POST', '/:version/assets/images/:dataset', uploadImage],
  ['POST', '/:version/assets/files/:dataset', uploadFile],
  ['GET', '/images/:project/:dataset/:file', image],
  ['GET', '/images/:project/:dataset/:file/:vanityName', image],
  ['GET', '/files/:project/:dataset/:file', file],
  ['GET', '/files/:project/:dataset/:file/:vanityName', file],

  ['GET', '/:version/users/me', me],
  ['GET', '/:version/users/me/keyvalue/:keys', keyValues],
  ['PUT', '/:version/users/me/keyvalue', setKeyValues],
  ['GET', '/:version/users/:ids', users],
  ['GET', '/:version/auth/id', authId],
  ['GET', '/:version/auth/providers', authProviders],
  ['GET', '/:version/projects/:project', project],
  ['GET', '/:version/projects/:project/datasets', datasets],
  ['GET', '/:version/projects/:project/datasets/:dataset/acl', acl],
  ['GET', '/:version/projects/:project/datasets/:dataset/tags', emptyList],
  ['GET', '/:version/projects/:project/tags', emptyList],
  ['GET', '/:version/projects/:project/grants', emptyObject],
  ['GET', '/:version/projects/:project/roles', roles],
  ['GET', '/:version/projects/:project/user-applications', emptyList],
  ['GET', '/:version/projects/:project/features', emptyList],
  ['GET', '/:version/features', emptyList],
  ['GET', '/:version/help', help],
  ['GET', '/:version/journey/announcements', emptyList],
  ['GET', '/:version/journey/:offer', nothing],
  ['GET', '/:version/intake/telemetry-status', telemetryStatus],
  ['POST', '/:version/intake/:kind', telemetry],
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
