/** A complete answer to one request. */
export type CompleteReply = {
  status: number
  headers: Record<string, string>
  body: Buffer | string
}

/** An answer that goes on until one side ends it. */
export type StreamReply = {
  status: number
  headers: Record<string, string>
  /** Starts the stream; the function it returns is called when the stream has ended. */
  open(connection: StreamConnection): () => void
}

export type StreamConnection = { write(text: string): void; end(): void }

export type Reply = CompleteReply | StreamReply

/** An answer in JSON. */
export function json(value: unknown, status = 200): CompleteReply {
  return {
    status,
    headers: { 'Content-Type': 'application/json; charset=utf-8' },
    body: JSON.stringify(value),
  }
}

/** An answer with one JSON value a line. */
export function ndjson(values: unknown[]): CompleteReply {
  return {
    status: 200,
    headers: { 'Content-Type': 'application/x-ndjson; charset=utf-8' },
    body: values.map((value) => `${JSON.stringify(value)}\n`).join(''),
  }
}
