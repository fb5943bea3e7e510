import type { StreamReply } from '../reply.ts'

/** One server-sent event; `data` is sent as JSON. */
export type ServerEvent = { event: string; id?: string; data: unknown }

export type EventSink = { send(event: ServerEvent): void; end(): void }

/**
 * An answer in server-sent events, with a comment every `keepAlive` milliseconds.
 *
 * @param start called when the stream is open; the function it returns, when it has ended.
 */
export function eventStream(
  keepAlive: number,
  start: (sink: EventSink) => () => void,
): StreamReply {
  return {
    status: 200,
    headers: {
      'Content-Type': 'text/event-stream; charset=utf-8',
      'Cache-Control': 'no-cache',
      Connection: 'close',
    },
    open: ({ write, end }) => {
      const timer = setInterval(() => write(':\n\n'), keepAlive)
      const stop = start({ send: (event) => write(format(event)), end })
      return () => {
        clearInterval(timer)
        stop()
      }
    },
  }
}

function format({ event, id, data }: ServerEvent): string {
  const position = id === undefined ? '' : `id: ${id}\n`
  return `event: ${event}\n${position}data: ${JSON.stringify(data)}\n\n`
}
