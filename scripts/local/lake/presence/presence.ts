import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { type WebSocket, WebSocketServer } from 'ws'
import { requireLoopback } from '../access.ts'
import { Session } from './session.ts'

const PATH = /^\/v[^/]+\/socket\/[^/?]+(\?|$)/

const PAYLOAD_LIMIT = 1024 * 1024

/**
 * `/:version/socket/:dataset`: the WebSocket over which Studios tell each other who is where. What
 * one announces is passed on to all that have subscribed.
 */
export class Presence {
  readonly #server = new WebSocketServer({ noServer: true, maxPayload: PAYLOAD_LIMIT })
  readonly #sessions = new Set<Session>()
  readonly #heartbeat: NodeJS.Timeout

  /** @param keepAlive milliseconds between heartbeats. */
  constructor(keepAlive: number) {
    this.#heartbeat = setInterval(() => {
      for (const session of this.#sessions) session.beat()
    }, keepAlive)
  }

  /** Answers an HTTP upgrade: with a WebSocket, or by closing what is not allowed or not here. */
  connect(message: IncomingMessage, socket: Duplex, head: Buffer): void {
    socket.on('error', () => socket.destroy())
    const refusal = refuse(message)
    if (refusal) socket.end(`HTTP/1.1 ${refusal}\r\nConnection: close\r\n\r\n`)
    else this.#server.handleUpgrade(message, socket, head, (opened) => this.#welcome(opened))
  }

  close(): void {
    clearInterval(this.#heartbeat)
    for (const session of this.#sessions) session.terminate()
    this.#server.close()
  }

  #welcome(socket: WebSocket): void {
    const broadcast = (event: unknown) => {
      for (const session of this.#sessions) session.notify(event)
    }
    const session = new Session(socket, broadcast)
    this.#sessions.add(session)
    socket.on('message', (data) => session.receive(data.toString('utf8')))
    socket.on('error', () => session.terminate())
    socket.on('close', () => {
      this.#sessions.delete(session)
      session.leave()
    })
  }
}

function refuse({ headers, url = '' }: IncomingMessage): string | undefined {
  try {
    requireLoopback(headers)
  } catch {
    return '403 Forbidden'
  }
  return PATH.test(url) ? undefined : '404 Not Found'
}
