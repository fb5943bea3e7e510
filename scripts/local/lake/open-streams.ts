import type { ServerResponse } from 'node:http'
import type { StreamReply } from './reply.ts'

/** What a reader may leave unread, in bytes, before its stream is ended: it will connect again. */
const UNREAD_LIMIT = 16 * 1024 * 1024

/** The streams being served, so that a lake that closes can end them. */
export class OpenStreams {
  readonly #responses = new Set<ServerResponse>()

  /** Serves a stream on a response whose head is written. */
  serve(response: ServerResponse, reply: StreamReply): void {
    // The reader may have gone while the answer was prepared; nothing would stop the stream then.
    if (response.destroyed) return
    response.flushHeaders()
    const stop = reply.open({
      write: (text) => {
        if (response.writableEnded) return
        if (response.writableLength > UNREAD_LIMIT) response.destroy()
        else response.write(text)
      },
      end: () => response.end(),
    })
    this.#responses.add(response)
    response.on('close', () => {
      this.#responses.delete(response)
      stop()
    })
  }

  endAll(): void {
    for (const response of this.#responses) response.end()
  }
}
