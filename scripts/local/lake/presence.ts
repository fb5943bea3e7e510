import { createHash } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { requireLoopback } from './access.ts'

const path = /^\/v[^/]+\/socket\/[^/?]+(\?|$)/

/** Appended to the client's key: RFC 6455, section 1.3. */
const handshakeId = '258EAFA5-E914-47DA-95CA-C5AB0DC85B11'

/**
 * Answers an HTTP upgrade. `/:version/socket/:dataset`, over which Studios tell each other where
 * their users are, is accepted and stays silent: nobody else is here. Refused, the Studio would try
 * again for ever, with an error in the browser's console each time.
 */
export function acceptPresence({ headers, url = '' }: IncomingMessage, socket: Duplex): void {
  socket.on('error', () => socket.destroy())
  const key = headers['sec-websocket-key']
  const refusal = isForeign(headers) ? '403 Forbidden' : !path.test(url) && '404 Not Found'
  if (refusal || key === undefined) {
    socket.end(`HTTP/1.1 ${refusal || '400 Bad Request'}\r\nConnection: close\r\n\r\n`)
    return
  }
  const accept = createHash('sha1').update(`${key}${handshakeId}`).digest('base64')
  const answer = `Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Accept: ${accept}`
  socket.write(`HTTP/1.1 101 Switching Protocols\r\n${answer}\r\n\r\n`)
  // What the Studio sends is thrown away; its connection ends when it goes.
  socket.resume()
  socket.on('end', () => socket.end())
}

function isForeign(headers: IncomingMessage['headers']): boolean {
  try {
    requireLoopback(headers)
    return false
  } catch {
    return true
  }
}
