import { z } from 'zod'
import { vercel } from '../../../scripts/hosting/hosts/vercel.ts'
import { HostDouble, type RunningHost, sha1, startDouble, token } from './double.ts'

const body = z.object({
  name: z.string(),
  project: z.literal('a-project'),
  target: z.literal('production'),
  files: z.array(
    z.object({
      file: z.string().regex(/^[^/]/),
      sha: z.string().regex(/^[0-9a-f]{40}$/),
      size: z.number(),
    }),
  ),
})

/** The settings with which Vercel serves the directory unchanged. */
const settings = z.object({
  framework: z.null(),
  buildCommand: z.literal(''),
  outputDirectory: z.string(),
})

/**
 * Starts a double of Vercel's API for deployments.
 * Sources: https://vercel.com/docs/rest-api/deployments/create-a-new-deployment,
 * https://vercel.com/docs/rest-api/deployments/upload-deployment-files
 */
export function startVercel(pause?: number): Promise<RunningHost> {
  const double = new HostDouble()
  const stored = new Map<string, Uint8Array>()
  const pending = new Map<string, z.output<typeof body>['files']>()
  const { api } = double

  api.use(async (context, next) => {
    if (!double.admits(context) || context.req.query('teamId') !== 'team_a')
      return context.json({ error: { code: 'forbidden', message: 'Not authorized' } }, 403)
    await next()
  })

  api.post('/v2/files', async (context) => {
    const content = new Uint8Array(await context.req.arrayBuffer())
    const digest = context.req.header('x-vercel-digest')
    if (digest === undefined || digest !== sha1(content))
      return context.json({ error: { code: 'bad_request', message: 'Invalid digest' } }, 400)
    stored.set(digest, content)
    double.uploads.push(digest)
    return context.json({ urls: [] })
  })

  api.post('/v13/deployments', async (context) => {
    const { files } = body.parse(await context.req.json())
    const missing = [...new Set(files.map(({ sha }) => sha))].filter((sha) => !stored.has(sha))
    if (missing.length > 0)
      return context.json({ error: { code: 'missing_files', message: 'Missing', missing } }, 400)
    const id = `dpl_${pending.size}`
    pending.set(id, files)
    return context.json({ id, readyState: 'QUEUED' })
  })

  api.get('/v13/deployments/:id', (context) => {
    const id = context.req.param('id')
    const files = (pending.get(id) ?? []).map(({ file, sha }): [string, Uint8Array] => [
      file,
      stored.get(sha) ?? new Uint8Array(),
    ])
    const config = files.find(([path]) => path === 'vercel.json')?.[1]
    const { outputDirectory } = settings.parse(JSON.parse(Buffer.from(config ?? []).toString()))
    const folder = `${outputDirectory}/`
    const site = files.filter(([path]) => path.startsWith(folder))
    double.publish(new Map(site.map(([path, content]) => [path.slice(folder.length), content])))
    return context.json({ id, readyState: 'READY' })
  })

  const variables = {
    PUBLISH_TO: 'vercel' as const,
    VERCEL_TOKEN: token,
    VERCEL_ORG_ID: 'team_a',
    VERCEL_PROJECT_ID: 'a-project',
  }
  return startDouble(double, (options) => vercel(variables, options), pause)
}
