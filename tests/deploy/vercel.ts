import { hash } from 'node:crypto'
import { Hono } from 'hono'
import { z } from 'zod'
import { type HostDouble, Site, startDouble, token } from './double.ts'

const deployment = z.object({
  target: z.literal('production'),
  files: z.array(
    z.object({ file: z.string(), sha: z.string().regex(/^[0-9a-f]{40}$/), size: z.number() }),
  ),
})

/**
 * Starts a double of Vercel's API for its tool, version 60.1.3.
 * @see https://vercel.com/docs/rest-api/deployments/create-a-new-deployment
 */
export function startVercel(): Promise<HostDouble> {
  const site = new Site()
  const stored = new Map<string, Uint8Array>()
  const ready = {
    id: 'dpl_1',
    readyState: 'READY',
    url: 'a-project.example',
    alias: [],
    aliasAssigned: 1,
  }
  const app = new Hono()

  app.use('/:version{v\\d+}/*', async (context, next) => {
    if (!site.admits(context))
      return context.json({ error: { code: 'forbidden', message: 'Not authorized' } }, 403)
    await next()
  })

  app.get('/v2/user', ({ json }) => json({ user: { id: 'a-user', username: 'a-user' } }))
  app.get('/teams/team_a', ({ json }) => json({ id: 'team_a', slug: 'a-team', name: 'A team' }))
  app.get('/v9/projects/prj_a', ({ json }) =>
    json({ id: 'prj_a', name: 'a-project', accountId: 'team_a', framework: null }),
  )

  app.get('/v3/env/pull/prj_a/production', ({ json }) => json({ env: {}, buildEnv: {} }))

  app.post('/v2/files', async ({ json, req }) => {
    const content = new Uint8Array(await req.arrayBuffer())
    const digest = req.header('x-now-digest') ?? req.header('x-vercel-digest')
    if (digest !== hash('sha1', content))
      return json({ error: { code: 'bad_request', message: 'Invalid digest' } }, 400)
    stored.set(digest, content)
    return json({ urls: [] })
  })

  app.post('/v13/deployments', async ({ json, req }) => {
    const { files } = deployment.parse(await req.json())
    const missing = [...new Set(files.map(({ sha }) => sha))].filter((sha) => !stored.has(sha))
    if (missing.length > 0)
      return json({ error: { code: 'missing_files', message: 'Missing', missing } }, 400)
    const prefix = '.vercel/output/static/'
    site.files = new Map(
      files.flatMap(({ file, sha }) => {
        const content = stored.get(sha)
        if (content === undefined || !file.startsWith(prefix)) return []
        return [[file.slice(prefix.length), content]]
      }),
    )
    return json(ready)
  })
  app.get('/v13/deployments/:id', ({ json }) => json(ready))

  return startDouble(site, app, (address) => ({
    VERCEL_API: address,
    VERCEL_TOKEN: token,
    VERCEL_ORG_ID: 'team_a',
    VERCEL_PROJECT_ID: 'prj_a',
    VERCEL_TELEMETRY_DISABLED: '1',
  }))
}
