import type { IncomingMessage } from 'node:http'
import type { HttpBindings } from '@hono/node-server'
import type { Context, Hono, MiddlewareHandler } from 'hono'
import { cors } from 'hono/cors'
import { JwtTokenExpired } from 'hono/utils/jwt/types'
import { createLocalApp, limitBody, refuseForeignPages } from 'stand-in-server/localApp'
import { readToken } from './auth/token.ts'
import { ApiError } from './errors.ts'
import type { Functions } from './functions.ts'
import type { Claims } from './keys.ts'
import type { RestEnv } from './rest/rest.ts'

const maxBodySize = 1_048_576

type Keys = { publishableKey: string; secret: string }

type GatewayOptions = Keys & {
  senderOf: (message: IncomingMessage) => string
  rest: Hono<RestEnv>
  auth: Hono<RestEnv>
  functions: Functions['call']
}

type SupabaseEnv = RestEnv & { Bindings: HttpBindings }

/** The project's endpoints behind Supabase's gateway, which checks keys. */
export function createSupabaseApp(options: GatewayOptions): Hono<SupabaseEnv> {
  const app = createLocalApp<SupabaseEnv>('The local Supabase')
  app.notFound((c) => c.json({ message: 'no Route matched with those values' }, 404))
  // Other commands recognize the server by this name.
  app.get('/', (c) => c.json({ name: 'Local stand-in for Supabase' }))

  // Hosted, REST and Auth allow all origins. Locally, any page that a developer visits could write with the known key.
  // Local pages may use any port, because the site takes a free one.
  app.use(refuseForeignPages(isLocalPage, (message) => new ApiError(403, 'local', message)))
  app.use('/rest/*', cors({ origin: '*', exposeHeaders: ['Content-Range'] }))
  app.use(
    '/auth/*',
    cors({ origin: '*', exposeHeaders: ['X-Supabase-Api-Version', 'X-Total-Count', 'Link'] }),
  )
  app.use(replaceSender(options.senderOf), limited)
  app.all('/functions/v1/:name', (c) => options.functions(c.req.param('name'), c.req.raw))
  app.use(async (c, next) => {
    c.set('claims', await verifyClaims(c, options))
    await next()
  })
  app.route('/auth/v1', options.auth)
  app.route('/rest/v1', options.rest)
  for (const name of ['storage', 'realtime', 'graphql'])
    app.all(`/${name}/*`, () => {
      throw new ApiError(501, 'local', `The local Supabase does not have ${name}`)
    })
  return app
}

const isLocalPage = (origin: string) =>
  /^http:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/.test(origin)

/** Replaces the headers with the client's address, as the hosted gateway does. `Expect` was answered already. */
const replaceSender =
  (senderOf: GatewayOptions['senderOf']): MiddlewareHandler<SupabaseEnv> =>
  async (c, next) => {
    const headers = new Headers(c.req.raw.headers)
    for (const name of ['cf-connecting-ip', 'expect']) headers.delete(name)
    headers.set('x-forwarded-for', senderOf(c.env.incoming))
    c.req.raw = new Request(c.req.raw, { headers })
    await next()
  }

const limited = limitBody(maxBodySize, new ApiError(413, 'local', 'The request is too large'))

/**
 * Returns the claims of a session's token, or the role of the key. Refuses unknown tokens and keys as the gateway does.
 */
async function verifyClaims({ req }: Context, { publishableKey, secret }: Keys): Promise<Claims> {
  const key = req.header('apikey') || req.query('apikey')
  if (!key)
    throw new ApiError(401, '', 'No API key found in request', {
      hint: 'No `apikey` request header or url param was found.',
    })
  if (key !== secret && key !== publishableKey)
    throw new ApiError(401, '', 'Invalid API key', {
      hint: 'Double check your Supabase `anon` or `service_role` API key.',
    })
  const token = req.header('authorization')?.replace(/^Bearer /i, '') ?? key
  if (token === key) return { role: key === secret ? 'service_role' : 'anon' }
  return readToken(token, secret).catch((error) => {
    if (error instanceof JwtTokenExpired) throw new ApiError(401, 'PGRST303', 'JWT expired')
    throw new ApiError(401, 'PGRST301', 'No suitable key or wrong key type')
  })
}
