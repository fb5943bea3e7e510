import type { IncomingHttpHeaders } from 'node:http'
import { requestError } from './errors.ts'

const loopback = /^(localhost|([a-z0-9-]+\.)+localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/i

/**
 * Refuses with 403 a `Host` that is not a loopback name, against DNS rebinding, and an `Origin` that
 * is not, because a foreign web page could otherwise write through its visitor's browser.
 */
export function requireLoopback(headers: IncomingHttpHeaders): void {
  const host = headers.host ?? ''
  if (!loopback.test(host)) {
    throw requestError(403, `Host "${host}" is not allowed: use localhost or *.localhost`)
  }
  if (headers.origin !== undefined && !isLoopbackOrigin(headers.origin)) {
    throw requestError(403, `Origin "${headers.origin}" is not allowed: only loopback origins are`)
  }
}

/** The CORS headers of an answer: a loopback origin is reflected. */
export function corsHeaders(headers: IncomingHttpHeaders): Record<string, string> {
  const { origin } = headers
  if (origin === undefined || !isLoopbackOrigin(origin)) return { Vary: 'Origin' }
  return {
    Vary: 'Origin',
    'Access-Control-Allow-Origin': origin,
    'Access-Control-Allow-Credentials': 'true',
  }
}

/** The headers of a preflight answer besides `corsHeaders`. */
export function preflightHeaders(headers: IncomingHttpHeaders): Record<string, string> {
  return {
    'Access-Control-Allow-Methods': 'GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS',
    'Access-Control-Allow-Headers': headers['access-control-request-headers'] ?? '*',
    'Access-Control-Allow-Private-Network': 'true',
    'Access-Control-Max-Age': '600',
  }
}

function isLoopbackOrigin(origin: string): boolean {
  const [, host] = /^https?:\/\/(.+)$/.exec(origin) ?? []
  return host !== undefined && loopback.test(host)
}
