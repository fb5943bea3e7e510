import { hash } from 'node:crypto'
import { Hono } from 'hono'
import { z } from 'zod'
import { type HostDouble, Site, startDouble, token } from './double.ts'

const digests = z.object({
  files: z.record(z.string(), z.string().regex(/^[0-9a-f]{40}$/)),
  draft: z.literal(false).optional(),
  async: z.boolean(),
})

const project = {
  id: 'a-site',
  name: 'a-site',
  url: 'https://a-site.example',
  account_slug: 'a-team',
}

type Deploy = { id: string; state: string; files: Record<string, string>; required: string[] }

/**
 * Starts a double of Netlify's API for netlify-cli 27.10.2, whose requests are answered as @netlify/open-api describes
 * (netlify.test.ts).
 * @see https://docs.netlify.com/api/get-started/#file-digest-method
 */
export function startNetlify(): Promise<HostDouble> {
  const site = new Site()
  const stored = new Map<string, Uint8Array>()
  const deploys = new Map<string, Deploy>()
  const app = new Hono()
  const api = app.basePath('/api')

  api.use(async (context, next) => {
    if (!site.admits(context)) return context.json({ code: 401, message: 'Access Denied' }, 401)
    return next()
  })

  api.get('/sites/a-site', ({ json }) => json(project))
  // The tool looks for the name if another server, which lists extensions, does not know the site's id.
  api.get('/sites', ({ json }) => json([project]))
  api.get('/accounts', ({ json }) => json([{ id: 'a-team', slug: 'a-team', name: 'A team' }]))
  api.get('/accounts/a-team/env', ({ json }) => json([]))

  api.post('/sites/a-site/deploys', ({ json }) => {
    const id = `deploy${deploys.size}`
    deploys.set(id, { id, state: 'new', files: {}, required: [] })
    return json({ id, state: 'new' })
  })

  api.put('/sites/a-site/deploys/:id', async ({ json, req }) => {
    const deploy = deploys.get(req.param('id'))
    if (deploy === undefined) return json({ message: 'Not Found' }, 404)
    deploy.files = digests.parse(await req.json()).files
    deploy.required = [...new Set(Object.values(deploy.files))].filter((sha) => !stored.has(sha))
    deploy.state = 'prepared'
    return json(deploy)
  })

  api.get('/sites/a-site/deploys/:id', ({ json, req }) => {
    const deploy = deploys.get(req.param('id'))
    if (deploy === undefined) return json({ message: 'Not Found' }, 404)
    const contents = Object.entries(deploy.files).flatMap(([path, sha]) => {
      const content = stored.get(sha)
      return content === undefined ? [] : [[path.replace(/^\//, ''), content] as const]
    })
    if (deploy.state === 'prepared' && contents.length === Object.keys(deploy.files).length) {
      deploy.state = 'ready'
      site.files = new Map(contents)
    }
    return json({ ...deploy, deploy_ssl_url: 'https://a-site.example' })
  })

  api.put('/deploys/:id/files/*', async ({ json, req }) => {
    const path = decodeURIComponent(req.path.replace(/^.*?\/files\//, ''))
    const content = new Uint8Array(await req.arrayBuffer())
    const deploy = deploys.get(req.param('id'))
    const sha = hash('sha1', content)
    if (deploy?.files[path] !== sha)
      return json({ message: `${path} is not the file of the digest` }, 422)
    stored.set(sha, content)
    return json({ id: path, sha })
  })

  return startDouble(site, app, (address) => ({
    NETLIFY_API_URL: `${address}/api`,
    NETLIFY_AUTH_TOKEN: token,
    NETLIFY_SITE_ID: 'a-site',
  }))
}
