import type { IncomingMessage } from 'node:http'

/** Headers about one connection (RFC 9110, section 7.6.1): a proxy does not forward them. */
const hopByHop = [
  'connection',
  'content-length',
  'expect',
  'host',
  'http2-settings',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
]

/** Headers that tell where a request comes from: the hosted gateway replaces them. */
const senderHeaders = ['cf-connecting-ip', 'x-forwarded-for', 'x-real-ip', 'forwarded']

/**
 * Returns a request's headers by lower-case name, as a gateway forwards them.
 * @param sender the address that the request came from
 */
export function forwardedHeaders(message: IncomingMessage, sender: string): Record<string, string> {
  const named = (message.headers.connection ?? '').toLowerCase().split(/\s*,\s*/)
  const dropped = new Set([...hopByHop, ...senderHeaders, ...named])
  const headers: Record<string, string> = {}
  for (const [name, value] of Object.entries(message.headers))
    if (value !== undefined && !dropped.has(name))
      headers[name] = Array.isArray(value) ? value.join(', ') : value
  return { ...headers, 'x-forwarded-for': sender }
}
