import type { Account } from 'cloudflare/resources/accounts/accounts'
import type { UploadCreateResponse as AssetsUpload } from 'cloudflare/resources/workers/assets/upload'
import type { Worker } from 'cloudflare/resources/workers/beta/workers/workers'
import type { UploadCreateResponse as UploadSession } from 'cloudflare/resources/workers/scripts/assets/upload'
import type {
  Deployment,
  DeploymentListResponse,
} from 'cloudflare/resources/workers/scripts/deployments'
import type { ScriptAndVersionSettingGetResponse } from 'cloudflare/resources/workers/scripts/script-and-version-settings'
import type { ScriptUpdateResponse } from 'cloudflare/resources/workers/scripts/scripts'
import type { SubdomainCreateResponse } from 'cloudflare/resources/workers/scripts/subdomain'
import type { SubdomainGetResponse } from 'cloudflare/resources/workers/subdomains'
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

const success = <Result>(result: Result) => ({ result, success: true, errors: [], messages: [] })

const deployment: Deployment = {
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
 * Starts a double of Cloudflare's API for wrangler 4.164.0. Its answers have the types of Cloudflare's own client,
 * which are made from the description of the API.
 * @see https://developers.cloudflare.com/workers/static-assets/direct-upload/
 */
export async function startCloudflare() {
  const site = new Site()
  const stored = new Map<string, Uint8Array>()
  const sessions = new Map<string, z.output<typeof manifest>>()
  const app = new Hono()
  const api = app.basePath('/api')
  const account = '/accounts/an-account/workers'
  const worker = `${account}/scripts/:name`
  /** The files and headers of each Worker by its name. */
  const workers = new Map<string, { files: Site['files']; headers: string }>()
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
      ? context.json(success<AssetsUpload>({}), 202)
      : context.json(success<AssetsUpload>({ jwt: `complete ${jwt}` }), 201)
  })

  api.use(async (context, next) => {
    if (!site.admits(context)) return context.json(refusal(10000, 'Authentication error'), 403)
    return next()
  })

  api.get(`${account}/services/:name`, ({ json }) => json(refusal(10090, 'No such service'), 404))
  api.get('/accounts', ({ json }) =>
    json(success<Account[]>([{ id: 'an-account', name: 'An account', type: 'standard' }])),
  )
  api.get(`${worker}/deployments`, ({ json, req }) =>
    workers.has(req.param('name'))
      ? json(success<DeploymentListResponse>({ deployments: [deployment] }))
      : json(refusal(10007, 'This Worker does not exist on your account.'), 404),
  )
  api.get(`${account}/subdomain`, ({ json }) =>
    json(success<SubdomainGetResponse>({ subdomain: 'a-subdomain' })),
  )
  api.get(`${worker}/settings`, ({ json }) => json(success<ScriptAndVersionSettingGetResponse>({})))
  api.post(`${worker}/subdomain`, ({ json }) =>
    json(success<SubdomainCreateResponse>({ enabled: true, previews_enabled: true })),
  )
  api.get(`${account}/workers/:name`, ({ json }) =>
    json(
      success<Pick<Worker, 'subdomain'>>({ subdomain: { enabled: true, previews_enabled: true } }),
    ),
  )

  api.post(`${worker}/assets-upload-session`, async ({ json, req }) => {
    const jwt = `session ${sessions.size}`
    sessions.set(jwt, session.parse(await req.json()).manifest)
    const rest = missing(jwt)
    const answer = { jwt: rest.length > 0 ? jwt : `complete ${jwt}`, buckets: chunks(rest) }
    return json(success<UploadSession>(answer))
  })

  api.put(worker, async ({ json, req }) => {
    const form = await req.formData()
    const { assets, main_module } = metadata.parse(JSON.parse(String(form.get('metadata'))))
    const module = form.get(main_module)
    const jwt = assets.jwt.replace(/^complete /, '')
    const files = sessions.get(jwt)
    if (!(module instanceof File) || files === undefined || missing(jwt).length > 0)
      return json(refusal(10021, 'The Worker or its files are incomplete'), 400)
    const name = req.param('name')
    const deployed = new Map(
      Object.entries(files).flatMap(([path, { hash }]) => {
        const content = stored.get(hash)
        return content === undefined ? [] : [[decodeURI(path).slice(1), content]]
      }),
    )
    workers.set(name, { files: deployed, headers: assets.config._headers })
    if (name === 'accra-pharmaceutical-services') site.files = deployed
    return json(success<ScriptUpdateResponse>({ id: name, startup_time_ms: 1 }))
  })

  const double: HostDouble = await startDouble(site, app, (address) => ({
    CLOUDFLARE_API_BASE_URL: `${address}/api`,
    CLOUDFLARE_API_TOKEN: token,
    CLOUDFLARE_ACCOUNT_ID: 'an-account',
  }))
  return { ...double, workers }
}
