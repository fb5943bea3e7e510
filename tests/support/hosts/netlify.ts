import { z } from 'zod'
import { netlify } from '../../../scripts/hosting/hosts/netlify.ts'
import { HostDouble, type RunningHost, sha1, startDouble, token } from './double.ts'

const digest = z.object({
  files: z.record(z.string().startsWith('/'), z.string().regex(/^[0-9a-f]{40}$/)),
  async: z.literal(true),
})

type Deploy = { id: string; state: string; files: Record<string, string>; required: string[] }

/**
 * Starts a double of Netlify's API for deploys.
 * Sources: https://docs.netlify.com/api/get-started/#file-digest-method, the package @netlify/open-api, and the states
 * that netlify-cli 27.10.2 waits for
 */
export function startNetlify(pause?: number): Promise<RunningHost> {
  const double = new HostDouble()
  const stored = new Map<string, Uint8Array>()
  const deploys = new Map<string, Deploy>()
  const { api } = double

  const finish = (deploy: Deploy) => {
    deploy.state = 'ready'
    const entries = Object.entries(deploy.files).filter(([path]) => path !== '/netlify.toml')
    double.publish(
      new Map(entries.map(([path, sha]) => [path.slice(1), stored.get(sha) ?? new Uint8Array()])),
    )
  }

  api.post('/sites/:site/deploys', async (context) => {
    if (!double.admits(context)) return context.json({ code: 401, message: 'Access Denied' }, 401)
    if (context.req.param('site') !== 'a-site') return context.json({ message: 'Not Found' }, 404)
    const { files } = digest.parse(await context.req.json())
    const required = [...new Set(Object.values(files))].filter((sha) => !stored.has(sha))
    const id = `deploy${deploys.size}`
    deploys.set(id, { id, state: 'preparing', files, required })
    return context.json({ id, state: 'preparing' })
  })

  api.get('/deploys/:id', (context) => {
    const deploy = deploys.get(context.req.param('id'))
    if (deploy === undefined) return context.json({ message: 'Not Found' }, 404)
    const { id, required } = deploy
    if (deploy.state === 'preparing') deploy.state = 'prepared'
    else if (required.every((sha) => stored.has(sha)) && deploy.state !== 'ready') finish(deploy)
    return context.json({ id, state: deploy.state, required })
  })

  api.put('/deploys/:id/files/*', async (context) => {
    const deploy = deploys.get(context.req.param('id'))
    const content = new Uint8Array(await context.req.arrayBuffer())
    const path = decodeURI(new URL(context.req.url).pathname.replace(/^.*?\/files/, ''))
    const sha = sha1(content)
    const isBinary = context.req.header('Content-Type') === 'application/octet-stream'
    if (!isBinary || deploy?.files[path] !== sha)
      return context.json({ message: `${path} is not the file of the digest` }, 422)
    stored.set(sha, content)
    double.uploads.push(path)
    return context.json({ id: path, sha })
  })

  const settings = {
    PUBLISH_TO: 'netlify' as const,
    NETLIFY_AUTH_TOKEN: token,
    NETLIFY_SITE_ID: 'a-site',
  }
  return startDouble(double, (options) => netlify(settings, options), pause)
}
