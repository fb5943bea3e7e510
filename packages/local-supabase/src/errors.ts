import { HttpError } from 'stand-in-server/httpError'
import type { DatabaseRole } from './keys.ts'

export class ApiError extends HttpError {
  constructor(
    status: number,
    code: string,
    message: string,
    { details = null, hint = null }: { details?: string | null; hint?: string | null } = {},
  ) {
    super(status, message, { code, details, hint, message })
  }
}

/** PostgREST's statuses by SQLSTATE, for errors that a request can cause; 400 for others. */
const statuses: Record<string, number> = {
  '23503': 409,
  '23505': 409,
  '25006': 405,
  '42883': 404,
  '42P01': 404,
}

/** Returns a database error in PostgREST's form. Rethrows other errors. */
export function toApiError(error: unknown, role: DatabaseRole): ApiError {
  const { code, message, detail, hint } = error as Partial<Record<string, string>>
  if (!(error instanceof Error) || code === undefined || !/^[0-9A-Z]{5}$/.test(code)) throw error
  return new ApiError(statusOf(code, role), code, message ?? '', {
    details: detail ?? null,
    hint: hint ?? null,
  })
}

function statusOf(code: string, role: DatabaseRole): number {
  // `raise sqlstate 'PT429'` sets that status.
  if (code.startsWith('PT')) return Number(code.slice(2)) || 500
  // 401 for anon, 403 for a signed-in role.
  if (code === '42501') return role === 'anon' ? 401 : 403
  // Server errors, such as insufficient resources.
  if (/^(53|54|57|58|XX)/.test(code)) return 500
  return statuses[code] ?? 400
}
