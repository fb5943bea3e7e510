import {
  acl,
  emptyList,
  emptyObject,
  help,
  nothing,
  project,
  referencesFromOtherDatasets,
  telemetryStatus,
} from './account/project.ts'
import { keyValues, me, setKeyValues, usersById } from './account/users.ts'
import { actions } from './actions/actions.ts'
import { file } from './assets/file.ts'
import { image } from './assets/image.ts'
import { uploadFile, uploadImage } from './assets/upload.ts'
import { doc } from './doc.ts'
import { requestError } from './errors.ts'
import { documentEvents } from './history/events.ts'
import { revisions } from './history/revisions.ts'
import { transactions } from './history/transactions.ts'
import type { Endpoint } from './lake.ts'
import { listen } from './listen/listen.ts'
import { liveEvents } from './listen/live.ts'
import { mutate } from './mutate.ts'
import { queryByGet, queryByPost } from './query.ts'
import { json } from './reply.ts'
import { stats } from './stats.ts'

const version = '/:version(vX|v1|v\\d{4}-\\d{2}-\\d{2})'
const dataset = ':dataset(~?[a-z0-9][\\w\\-]{0,63})'
const data = (endpoint: string) => `${version}/data/${endpoint}/${dataset}`

const ping: Endpoint = async () => json({ PONG: true })

/**
 * Every endpoint that the Studio, the site's build and the scripts use; the first match answers.
 * The WebSocket `/:version/socket/:dataset` is in presence.ts.
 */
const endpoints: [method: string, pathname: string, endpoint: Endpoint][] = [
  ['GET', `${version}/ping`, ping],

  ['GET', data('query'), queryByGet],
  ['POST', data('query'), queryByPost],
  ['GET', `${data('doc')}/:ids`, doc],
  ['POST', data('mutate'), mutate],
  ['POST', data('actions'), actions],
  ['GET', data('listen'), listen],
  ['GET', data('live/events'), liveEvents],
  ['GET', data('stats'), stats],
  ['GET', `${data('references')}/documents/:id/to`, referencesFromOtherDatasets],
  ['GET', `${data('history')}/transactions/:ids`, transactions],
  ['GET', `${data('history')}/documents/:ids`, revisions],
  ['GET', `${data('history')}/events/documents/:id`, documentEvents],

  ['POST', `${version}/assets/images/${dataset}`, uploadImage],
  ['POST', `${version}/assets/files/${dataset}`, uploadFile],
  ['GET', `/images/:project/${dataset}/:file`, image],
  ['GET', `/files/:project/${dataset}/:file`, file],

  ['GET', `${version}/users/me`, me],
  ['GET', `${version}/users/me/keyvalue/:keys`, keyValues],
  ['PUT', `${version}/users/me/keyvalue`, setKeyValues],
  ['GET', `${version}/users/:ids`, usersById],
  ['GET', `${version}/projects/:project`, project],
  // The Studio asks for add-on datasets, of comments.
  ['GET', `${version}/projects/:project/datasets`, emptyList],
  ['GET', `${version}/projects/:project/datasets/${dataset}/acl`, acl],
  ['GET', `${version}/projects/:project/grants`, emptyObject],
  ['GET', `${version}/projects/:project/roles`, emptyList],
  ['GET', `${version}/projects/:project/user-applications`, emptyList],
  ['GET', `${version}/features`, emptyList],
  ['GET', `${version}/help`, help],
  ['GET', `${version}/journey/:offer`, nothing],
  ['GET', `${version}/intake/telemetry-status`, telemetryStatus],
  // Telemetry that is sent all the same is thrown away.
  ['POST', `${version}/intake/:kind`, emptyObject],
]

const routes = endpoints.map(([method, pathname, endpoint]) => ({
  method,
  pattern: new URLPattern({ pathname }),
  endpoint,
}))

export type Match = { endpoint: Endpoint; params: Record<string, string> }

/**
 * The endpoint of a request and the decoded values of its named segments.
 *
 * @throws 404 where there is none, 400 for a malformed percent-encoding.
 */
export function findRoute(method: string, pathname: string): Match {
  const wanted = method === 'HEAD' ? 'GET' : method
  for (const route of routes) {
    const match = route.method === wanted ? route.pattern.exec({ pathname }) : null
    if (match) return { endpoint: route.endpoint, params: decode(match.pathname.groups) }
  }
  throw requestError(404, `No endpoint ${method} ${pathname}`)
}

function decode(groups: Record<string, string | undefined>): Record<string, string> {
  try {
    return Object.fromEntries(
      Object.entries(groups).map(([name, value = '']) => [name, decodeURIComponent(value)]),
    )
  } catch {
    throw requestError(400, 'The path contains a malformed percent-encoding')
  }
}
