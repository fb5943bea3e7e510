import { z } from 'zod'
import { cloudflare } from '../../../scripts/hosting/hosts/cloudflare.ts'
import { HostDouble, type RunningHost, startDouble, token } from './double.ts'

const manifest = z.object({
  manifest: z.record(
    z.string().startsWith('/'),
    z.object({ hash: z.string().regex(/^[0-9a-f]{32}$/), size: z.number() }),
  ),
})

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
  compatibility_date: z.string(),
})

/** The number of files per upload. */
const bucketSize = 50

const chunks = <T>(list: T[]) =>
  Array.from({ length: Math.ceil(list.length / bucketSize) }, (_, index) =>
    list.slice(index * bucketSize, (index + 1) * bucketSize),
  )

const answer = (result: unknown) => ({ result, success: true, errors: null, messages: null })

/**
 * Starts a double of Cloudflare's API for the static assets of a Worker.
 * @see https://developers.cloudflare.com/workers/static-assets/direct-upload/, and the requests of wrangler 4.164.0
 */
export function startCloudflare(pause?: number): Promise<RunningHost> {
  const double = new HostDouble()
  const stored = new Map<string, Uint8Array>()
  const sessions = new Map<string, z.output<typeof manifest>['manifest']>()
  const { api } = double
  const worker = '/accounts/an-account/workers/scripts/accra-pharmaceutical-services'
  const missing = (jwt: string) => [
    ...new Set(
      Object.values(sessions.get(jwt) ?? {}).flatMap(({ hash }) => (stored.has(hash) ? [] : hash)),
    ),
  ]

  api.post(`${worker}/assets-upload-session`, async (context) => {
    if (!double.admits(context)) return context.json({ success: false }, 403)
    const { manifest: files } = manifest.parse(await context.req.json())
    // Of a paid plan; a free one takes 20,000. https://developers.cloudflare.com/workers/platform/limits/
    if (Object.keys(files).length > 100_000) return context.json({ success: false }, 400)
    const jwt = `session ${sessions.size}`
    sessions.set(jwt, files)
    const rest = missing(jwt)
    return context.json(
      answer({ jwt: rest.length > 0 ? jwt : `complete ${jwt}`, buckets: chunks(rest) }),
    )
  })

  api.post('/accounts/an-account/workers/assets/upload', async (context) => {
    const jwt = [...sessions.keys()].find((known) => double.admits(context, known))
    if (jwt === undefined || context.req.query('base64') !== 'true')
      return context.json({ success: false }, 403)
    const hashes = new Set(Object.values(sessions.get(jwt) ?? {}).map(({ hash }) => hash))
    for (const [key, file] of (await context.req.formData()).entries()) {
      if (typeof file === 'string' || file.type === '' || !hashes.has(key))
        return context.json({ success: false }, 400)
      stored.set(key, Buffer.from(await file.text(), 'base64'))
      double.uploads.push(key)
    }
    return missing(jwt).length > 0
      ? context.json(answer({}), 202)
      : context.json(answer({ jwt: `complete ${jwt}` }), 201)
  })

  api.put(worker, async (context) => {
    if (!double.admits(context)) return context.json({ success: false }, 403)
    const form = await context.req.formData()
    const { assets, main_module } = metadata.parse(JSON.parse(String(form.get('metadata'))))
    const module = form.get(main_module)
    if (!(module instanceof File && module.type === 'application/javascript+module'))
      return context.json({ success: false }, 400)
    const jwt = assets.jwt.replace(/^complete /, '')
    const files = sessions.get(jwt)
    if (files === undefined || missing(jwt).length > 0) return context.json({ success: false }, 400)
    const entries = Object.entries(files).map(([path, { hash }]): [string, Uint8Array] => [
      path.slice(1),
      stored.get(hash) ?? new Uint8Array(),
    ])
    double.publish(new Map(entries))
    return context.json(answer({ id: 'accra-pharmaceutical-services' }))
  })

  const settings = {
    PUBLISH_TO: 'cloudflare' as const,
    CLOUDFLARE_API_TOKEN: token,
    CLOUDFLARE_ACCOUNT_ID: 'an-account',
  }
  return startDouble(double, (options) => cloudflare(settings, options), pause)
}
