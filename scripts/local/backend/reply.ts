/** A response. */
export type Reply = { status: number; headers?: Record<string, string>; body?: string }

/** An error response in PostgREST's form. */
export class ApiError extends Error {
  readonly status: number
  readonly body: { code: string; details: string | null; hint: string | null; message: string }

  constructor(
    status: number,
    code: string,
    message: string,
    { details = null, hint = null }: { details?: string | null; hint?: string | null } = {},
  ) {
    super(message)
    this.status = status
    this.body = { code, details, hint, message }
  }
}

export function json(body: unknown, status = 200): Reply {
  return {
    status,
    headers: { 'Content-Type': 'application/json; charset=utf-8' },
    body: JSON.stringify(body),
  }
}
