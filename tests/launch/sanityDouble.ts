import { createAdaptorServer } from '@hono/node-server'
import { Hono } from 'hono'
import { z } from 'zod'
import { close, listen, type RunningServer } from '../../scripts/http/server.ts'

type Project = { id: string; displayName: string }
type Application = { id: string; appHost: string; activeDeployment: object | null }

/** A double of Sanity's management API, with what it was told. It answers what @sanity/cli 8.12.0 requests. */
export type SanityDouble = RunningServer & {
  isSignedIn: boolean
  /** Whether the account may change the project. */
  mayWrite: boolean
  projects: Project[]
  organizations: { id: string; name: string; slug: string }[]
  datasets: string[]
  tokens: { label: string; role: string; token: string }[]
  origins: string[]
  hooks: unknown[]
  applications: Application[]
  /** Names of Studios of other projects. */
  takenHosts: string[]
  /** The requests that changed something. */
  writes: string[]
}

const sentProject = z.object({ displayName: z.string() })
const sentRobot = z.object({
  label: z.string(),
  memberships: z.tuple([z.object({ roleNames: z.tuple([z.string()]) })]),
})
const sentOrigin = z.object({ origin: z.string() })
const sentApplication = z.object({ appHost: z.string() })

/** Starts a double of Sanity's management API for its tool, with SANITY_INTERNAL_ENV as its address. */
export async function startSanity(): Promise<SanityDouble> {
  const app = new Hono()
  const server = createAdaptorServer(app)
  const double: SanityDouble = {
    address: '',
    isSignedIn: true,
    mayWrite: true,
    projects: [],
    organizations: [{ id: 'organization', name: 'Company', slug: 'company' }],
    datasets: [],
    tokens: [],
    origins: [],
    hooks: [],
    applications: [],
    takenHosts: [],
    writes: [],
    close: () => close(server),
  }
  const api = app.basePath('/:version')

  api.get('/intake/telemetry-status', ({ json }) => json({ status: 'denied' }))

  api.use(async ({ req, json }, next) => {
    const isWrite = req.method !== 'GET'
    if (!double.isSignedIn)
      return json({ statusCode: 401, error: 'Unauthorized', message: 'Session not found' }, 401)
    if (isWrite && !double.mayWrite)
      return json({ statusCode: 403, error: 'Forbidden', message: 'Insufficient permissions' }, 403)
    if (isWrite) double.writes.push(`${req.method} ${req.path.replace(/^\/[^/]*/, '')}`)
    return next()
  })

  api.get('/users/me', ({ json }) =>
    json({
      id: 'user',
      name: 'Operator',
      email: 'operator@example.org',
      provider: 'google',
      roles: [],
    }),
  )
  api.get('/organizations', ({ json }) => json(double.organizations))
  api.get('/organizations/:id/grants', ({ json }) =>
    json({ 'sanity.organization.projects': [{ grants: [{ name: 'attach' }] }] }),
  )
  api.get('/projects', ({ json }) => json(double.projects))
  api.post('/projects', async ({ json, req }) => {
    const { displayName } = sentProject.parse(await req.json())
    const id = `project${double.projects.length}`
    double.projects.push({ id, displayName })
    return json({ projectId: id, displayName })
  })
  api.get('/features', ({ json }) => json([]))
  const listDatasets = () => double.datasets.map((name) => ({ name, aclMode: 'public' }))
  api.get('/projects/:id/datasets', ({ json }) => json(listDatasets()))
  api.get('/datasets', ({ json }) => json(listDatasets()))
  api.put('/datasets/:name', ({ json, req }) => {
    double.datasets.push(req.param('name'))
    return json({ datasetName: req.param('name'), aclMode: 'public' })
  })
  api.put('/projects/:id/datasets/:dataset/schemas', ({ json }) => json({}))
  api.post('/descriptors/claim', ({ json }) =>
    json({ synchronization: { type: 'complete', id: 'schema', expiresAt: null } }),
  )
  api.get('/access/project/:id/roles', ({ json }) =>
    json({
      data: ['administrator', 'editor', 'viewer', 'deploy-studio'].map((name) => ({
        name,
        title: name,
        appliesToRobots: true,
        appliesToUsers: true,
      })),
      nextCursor: null,
    }),
  )
  api.post('/access/project/:id/robots', async ({ json, req }) => {
    const { label, memberships } = sentRobot.parse(await req.json())
    const [{ roleNames }] = memberships
    const token = `skToken${double.tokens.length}OfTheDouble`
    double.tokens.push({ label, role: roleNames[0], token })
    return json({ id: token, token, label, memberships, createdAt: '2026-01-01T00:00:00Z' })
  })
  api.get('/projects/:id/cors', ({ json }) =>
    json(double.origins.map((origin, id) => ({ id, origin, allowCredentials: true }))),
  )
  api.post('/projects/:id/cors', async ({ json, req }) => {
    const { origin } = sentOrigin.parse(await req.json())
    double.origins.push(origin)
    return json({ id: 1, origin, allowCredentials: true })
  })
  api.get('/hooks/projects/:id', ({ json }) => json(double.hooks))
  api.post('/hooks/projects/:id', async ({ json, req }) => {
    double.hooks.push(await req.json())
    return json({ id: 'hook' })
  })
  api.get('/projects/:id/user-applications', ({ json, req }) => {
    const host = req.query('appHost')
    if (host === undefined) return json(double.applications)
    const match = double.applications.find(({ appHost }) => appHost === host)
    return match ? json(match) : json({ statusCode: 404, message: 'Not found' }, 404)
  })
  api.get('/projects/:id/user-applications/:app', ({ json, req }) => {
    const match = double.applications.find(({ id }) => id === req.param('app'))
    return match ? json(match) : json({ statusCode: 404, message: 'Not found' }, 404)
  })
  api.post('/projects/:id/user-applications', async ({ json, req }) => {
    const { appHost } = sentApplication.parse(await req.json())
    if (double.takenHosts.includes(appHost))
      return json({ statusCode: 409, error: 'Conflict', message: 'App host is already taken' }, 409)
    const application = { id: `app${double.applications.length}`, appHost, activeDeployment: null }
    double.applications.push(application)
    return json({ ...application, type: 'studio', urlType: 'internal', title: null })
  })
  api.post('/projects/:project/user-applications/:app/deployments', async ({ json, req }) => {
    await req.arrayBuffer()
    const match = double.applications.find(({ id }) => id === req.param('app'))
    if (!match) return json({ statusCode: 404, message: 'Not found' }, 404)
    match.activeDeployment = { createdAt: '2026-01-01T00:00:00Z' }
    return json({ location: `https://${match.appHost}.sanity.studio` })
  })

  app.notFound(({ req, json }) => {
    // A tool of another version may send other requests.
    console.error(`The double of Sanity lacks ${req.method} ${req.path}.`)
    return json({ statusCode: 404, error: 'Not Found', message: 'Not found' }, 404)
  })
  double.address = await listen(server, 0)
  return double
}
