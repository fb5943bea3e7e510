/** A complete answer to one request. */
export type Reply = {
  status: number
  headers: Record<string, string>
  body: Buffer | string
}

/** An answer in JSON. */
export function json(value: unknown, status = 200): Reply {
  return {
    status,
    headers: { 'Content-Type': 'application/json; charset=utf-8' },
    body: JSON.stringify(value),
  }
}
