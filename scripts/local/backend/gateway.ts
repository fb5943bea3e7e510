import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { AuthRequest } from './auth/answerAuth.ts'
import { hasExpired, readToken } from './auth/token.ts'
import type { Functions } from './functions.ts'
import { forwardedHeaders } from './headers.ts'
import type { Claims } from './keys.ts'
import { ApiError, json, type Reply } from './reply.ts'
import type { RestRequest } from './rest.ts'

/** The name that the backend answers with at its root, by which others recognise it. */
export const standInName = 'Local stand-in for Supabase'

/** In bytes. */
const largestBody = 1_048_576

export type GatewayOptions = {
  publishableKey: string
  secret: string
  /** Returns the address that a request comes from. */
  senderOf: (message: IncomingMessage) => string
  rest: (request: RestRequest) => Promise<Reply>
  auth: (request: AuthRequest) => Promise<Reply>
  functions: Functions['call']
}

/** The HTTP side of the backend: checks keys and dispatches to REST, Auth and functions. */
export function createGateway(options: GatewayOptions): RequestListener {
  return (message, response) => {
    answer(message, options)
      .catch(toReply)
      .then((reply) => send(message, response, reply))
  }
}

async function answer(message: IncomingMessage, options: GatewayOptions): Promise<Reply> {
  requireLoopback(message.headers.host)
  const url = parseUrl(message.url)
  const method = message.method ?? 'GET'
  if (url.pathname === '/') return json({ name: standInName })

  const headers = forwardedHeaders(message, options.senderOf(message))
  const [, service, version, ...rest] = url.pathname.split('/')
  if (service === 'functions' && version === 'v1') {
    const [name = ''] = rest
    return options.functions(name, { method, headers, body: await readBody(message) })
  }
  if ((service === 'rest' || service === 'auth') && version === 'v1') {
    if (method === 'OPTIONS') return { status: 204 }
    const key = requireKey(headers, url, options)
    url.searchParams.delete('apikey')
    const body = (await readBody(message)).toString('utf8')
    const request = { method, path: `/${rest.join('/')}`, query: url.searchParams, headers, body }
    if (service === 'auth') return options.auth(request)
    return options.rest({ ...request, claims: claimsOf(key, headers, options) })
  }
  return json({ message: 'no Route matched with those values' }, 404)
}

/** Refuses foreign names that resolve to this machine (DNS rebinding). */
function requireLoopback(host = ''): void {
  if (!/^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/.test(host))
    throw new ApiError(403, 'local', `The local backend does not answer for ${host}`)
}

/** A path such as `//` is not the authority of a URL. */
function parseUrl(path = '/'): URL {
  const url = `http://localhost${path.startsWith('/') ? '' : '/'}${path}`
  if (!URL.canParse(url)) throw new ApiError(400, 'local', 'The path is not valid')
  return new URL(url)
}

/** Returns a request's key; refuses unknown ones as the hosted gateway does. */
function requireKey(
  { apikey }: Record<string, string>,
  url: URL,
  { publishableKey, secret }: GatewayOptions,
): string {
  const key = apikey || url.searchParams.get('apikey')
  if (!key)
    throw new ApiError(401, '', 'No API key found in request', {
      hint: 'No `apikey` request header or url param was found.',
    })
  if (key === secret || key === publishableKey) return key
  throw new ApiError(401, '', 'Invalid API key', {
    hint: 'Double check your Supabase `anon` or `service_role` API key.',
  })
}

/** Returns what the token of a session says, or else the role of the key. */
function claimsOf(
  key: string,
  { authorization }: Record<string, string>,
  { secret }: GatewayOptions,
): Claims {
  const bearer = authorization?.replace(/^Bearer /i, '')
  if (bearer === undefined || bearer === key)
    return { role: key === secret ? 'service_role' : 'anon' }
  const claims = readToken(bearer, secret)
  if (claims === null) throw new ApiError(401, 'PGRST301', 'No suitable key or wrong key type')
  if (hasExpired(claims)) throw new ApiError(401, 'PGRST303', 'JWT expired')
  return claims
}

/** Reads a body up to the limit; the rest of a larger one is discarded, not kept in memory. */
function readBody(message: IncomingMessage): Promise<Buffer<ArrayBuffer>> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    let size = 0
    const keep = (chunk: Buffer) => {
      size += chunk.length
      if (size <= largestBody) return chunks.push(chunk)
      // The connection stays open: a reset could overtake the answer.
      message.off('data', keep)
      message.resume()
      reject(new ApiError(413, 'local', 'The request is too large'))
    }
    message.on('data', keep)
    message.once('end', () => resolve(Buffer.concat(chunks)))
    message.once('error', () => reject(new ApiError(400, 'local', 'The request was aborted')))
  })
}

function toReply(error: unknown): Reply {
  if (error instanceof ApiError) return json(error.body, error.status)
  console.error('The local backend failed to answer a request:', error)
  return json({ code: 'XX000', message: 'The local backend failed; its log has the reason' }, 500)
}

/** REST and Auth answer pages of any origin, as the hosted ones do; functions decide. */
function send(message: IncomingMessage, response: ServerResponse, reply: Reply): void {
  const asked = message.headers['access-control-request-headers']
  const isFunction = message.url?.startsWith('/functions/')
  const cors = isFunction
    ? {}
    : {
        'Access-Control-Allow-Origin': '*',
        'Access-Control-Allow-Methods': 'GET, POST, PATCH, DELETE, OPTIONS',
        'Access-Control-Expose-Headers': 'X-Supabase-Api-Version',
        ...(asked !== undefined && { 'Access-Control-Allow-Headers': asked }),
      }
  response.writeHead(reply.status, { ...cors, ...reply.headers })
  response.end(message.method === 'HEAD' ? undefined : reply.body)
}
