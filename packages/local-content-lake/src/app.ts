import type { Hono, MiddlewareHandler } from 'hono'
import { cors } from 'hono/cors'
import { createLocalApp, limitBody, refuseForeignPages } from 'stand-in-server/localApp'
import {
  accessControl,
  currentUser,
  describeProject,
  keyValues,
  listDatasets,
  setKeyValues,
  usersById,
} from './account/account.ts'
import { actions } from './actions/actions.ts'
import { sendFile, sendImage } from './assets/asset.ts'
import { uploadFile, uploadImage } from './assets/upload.ts'
import { requestError } from './errors.ts'
import { documentEvents } from './history/events.ts'
import { revisions, transactions } from './history/history.ts'
import {
  hasFullAccess,
  type Lake,
  type LakeContext,
  type LakeEnv,
  readableDocuments,
} from './lake.ts'
import { countAttributes, limits } from './limits.ts'
import { listen, liveEvents } from './listen/listen.ts'
import { mutate } from './mutate.ts'
import { presence } from './presence.ts'
import { queryByGet, queryByPost } from './query.ts'
import { bodyLimits, projectOf } from './request.ts'

const version = '/:version{vX|v1|v\\d{4}-\\d{2}-\\d{2}}'
const dataset = ':dataset{~?[a-z0-9][\\w\\-]{0,63}}'

/**
 * All endpoints that the Studio, the site's build and the scripts use.
 * @param origins the pages that may send requests
 */
export function createLakeApp(lake: Lake, origins: string[]): Hono<LakeEnv> {
  const isOurs = (origin: string) => origins.includes(origin)
  const app = createLocalApp<LakeEnv>('The Content Lake')
  app.notFound(({ req }) => {
    throw requestError(404, `No endpoint ${req.method} ${req.path}`)
  })
  app.use(
    refuseForeignPages(isOurs, (message) => requestError(403, message)),
    allowPrivateNetwork,
    cors({
      origin: (origin) => (isOurs(origin) ? origin : null),
      credentials: true,
      maxAge: 600,
    }),
  )
  app.use(async (c, next) => {
    c.set('lake', lake)
    await next()
    c.header('X-Content-Type-Options', 'nosniff')
  })

  // The directory tells the copies of a project apart. Pages of other origins are refused above.
  app.get(`${version}/ping`, (c) => c.json({ PONG: true, directory: lake.directory }))

  app.get(`${version}/data/query/${dataset}`, queryByGet)
  app.post(`${version}/data/query/${dataset}`, limited('json'), queryByPost)
  app.get(`${version}/data/doc/${dataset}/:ids`, documentsById)
  for (const path of ['mutate', 'actions', 'stats', 'history'])
    app.use(`${version}/data/${path}/*`, refuseWithoutToken)
  app.use(`${version}/assets/*`, refuseWithoutToken)
  app.post(`${version}/data/mutate/${dataset}`, limited('json'), mutate)
  app.post(`${version}/data/actions/${dataset}`, limited('json'), actions)
  app.get(`${version}/data/listen/${dataset}`, listen)
  app.get(`${version}/data/live/events/${dataset}`, liveEvents)
  app.get(`${version}/data/stats/${dataset}`, usage)
  app.get(`${version}/data/history/${dataset}/transactions/:ids`, transactions)
  app.get(`${version}/data/history/${dataset}/documents/:ids`, revisions)
  app.get(`${version}/data/history/${dataset}/events/documents/:id`, documentEvents)
  // References from other datasets are not stored.
  app.get(`${version}/data/references/${dataset}/documents/:id/to`, (c) =>
    c.json({ totalCount: 0, references: [] }),
  )

  app.post(`${version}/assets/images/${dataset}`, limited('upload'), uploadImage)
  app.post(`${version}/assets/files/${dataset}`, limited('upload'), uploadFile)
  app.get(`/images/:project/${dataset}/:file`, sendImage)
  app.get(`/files/:project/${dataset}/:file`, sendFile)

  app.get(`${version}/users/me`, currentUser)
  app.get(`${version}/users/me/keyvalue/:keys`, keyValues)
  app.put(`${version}/users/me/keyvalue`, limited('json'), setKeyValues)
  app.get(`${version}/users/:ids`, usersById)
  app.get(`${version}/projects`, (c) => c.json([describeProject(projectOf(c.req))]))
  app.get(`${version}/projects/:project`, (c) => c.json(describeProject(c.req.param('project'))))
  for (const path of ['datasets', 'projects/:project/datasets'])
    app.get(`${version}/${path}`, listDatasets)
  app.get(`${version}/projects/:project/datasets/${dataset}/acl`, (c) => c.json(accessControl))
  app.get(`${version}/projects/:project/grants`, (c) => c.json({}))
  app.get(`${version}/help`, (c) => c.json({ resources: { sectionArray: [] } }))
  app.get(`${version}/intake/telemetry-status`, (c) => c.json({ status: 'denied' }))
  // Telemetry is discarded.
  app.post(`${version}/intake/:kind`, (c) => c.json({}))
  app.get(`${version}/journey/:offer`, (c) => c.json(null))
  for (const path of ['projects/:project/roles', 'projects/:project/user-applications', 'features'])
    app.get(`${version}/${path}`, (c) => c.json([]))

  app.get(`${version}/socket/${dataset}`, presence())
  return app
}

const documentsById = (c: LakeContext<'/:dataset/:ids'>) => {
  const stored = readableDocuments(c)
  const ids = [...new Set(c.req.param('ids').split(','))]
  return c.json({
    documents: ids.flatMap((id) => stored.get(id) ?? []),
    omitted: ids.filter((id) => !stored.has(id)).map((id) => ({ id, reason: 'existence' })),
  })
}

const usage = (c: LakeContext) => {
  const documents = c.var.lake.store.documents(c.req.param('dataset'))
  const attributes = countAttributes(documents.values())
  return c.json({
    documents: { count: { value: documents.size, limit: 10_000_000 } },
    fields: { count: { value: attributes, limit: limits.attributesOfDataset } },
    stale: false,
  })
}

const refuseWithoutToken: MiddlewareHandler<LakeEnv> = async (c, next) => {
  if (!hasFullAccess(c)) throw requestError(401, 'Without a token, only public documents are read')
  await next()
}

const allowPrivateNetwork: MiddlewareHandler = async (c, next) => {
  if (c.req.method === 'OPTIONS') c.header('Access-Control-Allow-Private-Network', 'true')
  await next()
}

const limited = (kind: keyof typeof bodyLimits) =>
  limitBody(
    bodyLimits[kind],
    requestError(413, `The request body is larger than ${bodyLimits[kind]} bytes`),
  )
