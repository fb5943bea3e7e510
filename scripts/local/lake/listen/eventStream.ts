import { type SSEMessage, streamSSE } from 'hono/streaming'
import type { LakeContext } from '../lake.ts'

type ServerEvent = Omit<SSEMessage, 'data'> & { data: unknown }

/** The other end of a stream of server-sent events; `data` is sent as JSON. */
export type EventSink = { send(event: ServerEvent): void; end(): void }

/**
 * Answers in server-sent events, with comments that keep the connection alive.
 * @param start is called when the stream is open; the function it returns, when it has ended
 */
export function eventStream(c: LakeContext, start: (sink: EventSink) => () => void): Response {
  const response = streamSSE(c, async (stream) => {
    const timer = setInterval(() => stream.write(':\n\n'), c.var.lake.keepAlive)
    const ended = Promise.withResolvers<void>()
    stream.onAbort(ended.resolve)
    let written: Promise<unknown> = Promise.resolve()
    const stop = start({
      send: ({ data, ...event }) => {
        written = stream.writeSSE({ ...event, data: JSON.stringify(data) })
      },
      end: ended.resolve,
    })
    await ended.promise
    clearInterval(timer)
    stop()
    await written
  })
  response.headers.set('Content-Type', 'text/event-stream; charset=utf-8')
  return response
}
