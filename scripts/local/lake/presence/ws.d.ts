/** The part of the package `ws` that is used here; it comes without types. */
declare module 'ws' {
  import type { IncomingMessage } from 'node:http'
  import type { Duplex } from 'node:stream'

  export class WebSocket {
    readonly readyState: number
    send(text: string): void
    terminate(): void
    on(event: 'message', listener: (data: Buffer) => void): this
    on(event: 'close' | 'pong', listener: () => void): this
    on(event: 'error', listener: (error: Error) => void): this
  }

  export class WebSocketServer {
    constructor(options: { noServer: true; maxPayload: number })
    handleUpgrade(
      request: IncomingMessage,
      socket: Duplex,
      head: Buffer,
      callback: (socket: WebSocket) => void,
    ): void
    close(): void
  }
}
