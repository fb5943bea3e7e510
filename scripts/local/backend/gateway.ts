import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { Functions } from './functions.ts'
import { publishableKey, type Role } from './keys.ts'
import { ApiError, json, type Reply } from './reply.ts'
import type { RestRequest } from './rest.ts'

/** What it calls itself to those who ask at its address. */
export const standInName = 'Local stand-in for Supabase'

/** Larger requests are refused; in bytes. */
const largestBody = 1_048_576

export type Services = {
  secret: string
  rest: (request: RestRequest) => Promise<Reply>
  functions: Functions
}

/** The HTTP side of the backend: who may ask, and which service answers. */
export function createGateway(services: Services): RequestListener {
  return (message, response) => {
    answer(message, services)
      .catch(toReply)
      .then((reply) => send(message, response, reply))
  }
}

async function answer(message: IncomingMessage, services: Services): Promise<Reply> {
  requireLoopback(message.headers.host)
  const url = new URL(message.url ?? '/', 'http://localhost')
  const method = message.method ?? 'GET'
  if (url.pathname === '/') return json({ name: standInName })

  const [, service, version, ...rest] = url.pathname.split('/')
  if (service === 'functions' && version === 'v1') {
    const [name = ''] = rest
    const body = await readBody(message)
    return services.functions.call(name, { method, headers: headersOf(message), body })
  }
  if (service === 'rest' && version === 'v1') {
    if (method === 'OPTIONS') return { status: 204 }
    const role = roleOf(message, url, services.secret)
    url.searchParams.delete('apikey')
    return services.rest({
      method,
      path: `/${rest.join('/')}`,
      query: url.searchParams,
      headers: headersOf(message),
      body: await readBody(message),
      role,
    })
  }
  return json({ message: 'no Route matched with those values' }, 404)
}

/** Only this machine is meant: a foreign name that leads here is somebody's trick. */
function requireLoopback(host = ''): void {
  if (!/^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/.test(host))
    throw new ApiError(403, 'local', `The local backend does not answer for ${host}`)
}

/** The role that a key stands for; refused as the hosted gateway does. */
function roleOf(message: IncomingMessage, url: URL, secret: string): Role {
  const { apikey, authorization } = headersOf(message)
  const key = apikey || url.searchParams.get('apikey')
  if (!key)
    throw new ApiError(401, '', 'No API key found in request', {
      hint: 'No `apikey` request header or url param was found.',
    })
  const bearer = authorization?.replace(/^Bearer /i, '')
  if (bearer !== undefined && bearer !== key)
    throw new ApiError(401, 'PGRST301', 'No suitable key or wrong key type')
  if (key === secret) return 'service_role'
  if (key === publishableKey) return 'anon'
  throw new ApiError(401, '', 'Invalid API key', {
    hint: 'Double check your Supabase `anon` or `service_role` API key.',
  })
}

/** The headers by lower-case name, with the sender's address as a proxy would add it. */
function headersOf(message: IncomingMessage): Record<string, string> {
  const headers: Record<string, string> = {
    'x-forwarded-for': message.socket.remoteAddress ?? '',
  }
  for (const [name, value] of Object.entries(message.headers))
    if (value !== undefined) headers[name] = Array.isArray(value) ? value.join(', ') : value
  return headers
}

async function readBody(message: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of message) {
    size += chunk.length
    if (size > largestBody) throw new ApiError(413, 'local', 'The request is too large')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}

function toReply(error: unknown): Reply {
  if (error instanceof ApiError) return json(error.body, error.status)
  console.error('The local backend failed to answer a request:', error)
  return json({ code: 'XX000', message: 'The local backend failed; its log has the reason' }, 500)
}

/** Any origin may call the hosted API; the browser's questions about it are answered alike. */
function send(message: IncomingMessage, response: ServerResponse, reply: Reply): void {
  const asked = message.headers['access-control-request-headers']
  const isFunction = message.url?.startsWith('/functions/')
  const cors = isFunction
    ? {}
    : {
        'Access-Control-Allow-Origin': '*',
        'Access-Control-Allow-Methods': 'GET, POST, PATCH, DELETE, OPTIONS',
        ...(asked !== undefined && { 'Access-Control-Allow-Headers': asked }),
      }
  response.writeHead(reply.status, { ...cors, ...reply.headers })
  response.end(message.method === 'HEAD' ? undefined : reply.body)
}
