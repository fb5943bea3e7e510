import { Hono } from 'hono'
import { z } from 'zod'
import { type HostDouble, Site, startDouble, token } from './double.ts'

const manifest = z.record(
  z.string().startsWith('/'),
  z.object({ hash: z.string().regex(/^[0-9a-f]{32}$/), size: z.number() }),
)

const session = z.object({ manifest })

const metadata = z.object({
  main_module: z.string(),
  bindings: z.tuple([z.object({ type: z.literal('assets'), name: z.literal('ASSETS') })]),
  assets: z.object({
    jwt: z.string(),
    config: z.object({
      html_handling: z.literal('drop-trailing-slash'),
      not_found_handling: z.literal('404-page'),
      _headers: z.string(),
      _redirects: z.string().regex(/^(\/\S* \/\S* (301|302)\n)*$/),
    }),
  }),
})

/** The number of files per upload. */
const bucketSize = 50

const chunks = <T>(list: T[]) =>
  Array.from({ length: Math.ceil(list.length / bucketSize) }, (_, index) =>
    list.slice(index * bucketSize, (index + 1) * bucketSize),
  )

const success = (result: unknown) => ({ result, success: true, errors: [], messages: [] })

const deployment = {
  id: 'a-deployment',
  source: 'wrangler',
  strategy: 'percentage',
  author_email: 'operator@example.org',
  created_on: '2026-01-01T00:00:00Z',
  versions: [{ version_id: 'a-version', percentage: 100 }],
}

const refusal = (code: number, message: string) => ({
  result: null,
  success: false,
  errors: [{ code, message }],
  messages: [],
})

/**
 * Starts a double of Cloudflare's API for wrangler 4.164.0.
 * @see https://developers.cloudflare.com/workers/static-assets/direct-upload/
 */
export function startCloudflare(): Promise<HostDouble> {
  const site = new Site()
  const stored = new Map<string, Uint8Array>()
  const sessions = new Map<string, z.output<typeof manifest>>()
  const app = new Hono()
  const api = app.basePath('/api')
  const account = '/accounts/an-account/workers'
  const worker = `${account}/scripts/accra-pharmaceutical-services`
  const missing = (jwt: string) => [
    ...new Set(
      Object.values(sessions.get(jwt) ?? {}).flatMap(({ hash }) => (stored.has(hash) ? [] : hash)),
    ),
  ]

  api.post(`${account}/assets/upload`, async (context) => {
    const jwt = [...sessions.keys()].find((known) => site.admits(context, known))
    if (jwt === undefined || context.req.query('base64') !== 'true')
      return context.json(refusal(10000, 'Authentication error'), 403)
    const hashes = new Set(Object.values(sessions.get(jwt) ?? {}).map(({ hash }) => hash))
    for (const [key, file] of (await context.req.formData()).entries()) {
      if (typeof file === 'string' || file.type === '' || !hashes.has(key))
        return context.json(refusal(10021, `${key} is not of the session`), 400)
      stored.set(key, Buffer.from(await file.text(), 'base64'))
    }
    return missing(jwt).length > 0
      ? context.json(success({}), 202)
      : context.json(success({ jwt: `complete ${jwt}` }), 201)
  })

  api.use(async (context, next) => {
    if (!site.admits(context)) return context.json(refusal(10000, 'Authentication error'), 403)
    await next()
  })

  api.get(`${account}/services/:name`, ({ json }) => json(refusal(10090, 'No such service'), 404))
  api.get('/accounts', ({ json }) => json(success([{ id: 'an-account', name: 'An account' }])))
  api.get(`${worker}/deployments`, ({ json }) =>
    site.files.size > 0
      ? json(success({ deployments: [deployment] }))
      : json(refusal(10007, 'This Worker does not exist on your account.'), 404),
  )
  api.get(`${account}/subdomain`, ({ json }) => json(success({ subdomain: 'a-subdomain' })))
  api.get(`${worker}/settings`, ({ json }) => json(success({})))
  api.post(`${worker}/subdomain`, ({ json }) => json(success({ enabled: true })))
  api.get(`${account}/workers/accra-pharmaceutical-services`, ({ json }) =>
    json(success({ subdomain: { enabled: true, previews_enabled: true } })),
  )

  api.post(`${worker}/assets-upload-session`, async ({ json, req }) => {
    const jwt = `session ${sessions.size}`
    sessions.set(jwt, session.parse(await req.json()).manifest)
    const rest = missing(jwt)
    return json(success({ jwt: rest.length > 0 ? jwt : `complete ${jwt}`, buckets: chunks(rest) }))
  })

  api.put(worker, async ({ json, req }) => {
    const form = await req.formData()
    const { assets, main_module } = metadata.parse(JSON.parse(String(form.get('metadata'))))
    const module = form.get(main_module)
    const jwt = assets.jwt.replace(/^complete /, '')
    const files = sessions.get(jwt)
    if (!(module instanceof File) || files === undefined || missing(jwt).length > 0)
      return json(refusal(10021, 'The Worker or its files are incomplete'), 400)
    site.files = new Map(
      Object.entries(files).flatMap(([path, { hash }]) => {
        const content = stored.get(hash)
        return content === undefined ? [] : [[decodeURI(path).slice(1), content]]
      }),
    )
    return json(success({ id: 'accra-pharmaceutical-services', startup_time_ms: 1 }))
  })

  return startDouble(site, app, (address) => ({
    CLOUDFLARE_API_BASE_URL: `${address}/api`,
    CLOUDFLARE_API_TOKEN: token,
    CLOUDFLARE_ACCOUNT_ID: 'an-account',
  }))
}
