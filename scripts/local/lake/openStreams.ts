import type { ServerResponse } from 'node:http'
import type { StreamReply } from './reply.ts'

/** How much a client may leave unread, in bytes, before its stream is cut: it will reconnect. */
const unreadLimit = 16 * 1024 * 1024

/** The event streams being served, for a lake that closes to end them. */
export function openStreams() {
  const responses = new Set<ServerResponse>()
  return {
    /** Serves a stream on a response whose head is written. */
    serve: (response: ServerResponse, reply: StreamReply): void => {
      // A client that has gone already would leave the stream running for ever.
      if (response.destroyed) return
      response.flushHeaders()
      const stop = reply.open({
        write: (text) => {
          if (response.writableEnded) return
          if (response.writableLength > unreadLimit) response.destroy()
          else response.write(text)
        },
        end: () => response.end(),
      })
      responses.add(response)
      response.on('close', () => {
        responses.delete(response)
        stop()
      })
    },

    endAll: (): void => {
      for (const response of responses) response.end()
    },
  }
}
