import { HttpError } from '../localApp.ts'
import type { Role } from './keys.ts'

/** An error in PostgREST's form. */
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

/** HTTP statuses by SQLSTATE or its two-character class, from PostgREST's documentation. */
const statuses: Record<string, number> = {
  '08': 503,
  '09': 500,
  '0L': 403,
  '0P': 403,
  '23503': 409,
  '23505': 409,
  '25006': 405,
  '25': 500,
  '28': 403,
  '2D': 500,
  '38': 500,
  '39': 500,
  '3B': 500,
  '40': 500,
  '53400': 500,
  '53': 503,
  '54': 500,
  '55': 500,
  '57': 500,
  '57P01': 503,
  '58': 500,
  '42883': 404,
  '42P01': 404,
  '42P17': 500,
  F0: 500,
  HV: 500,
  P0001: 400,
  P0: 500,
  XX: 500,
}

/** Returns a database error as PostgREST answers it; throws what is none. */
export function toApiError(error: unknown, role: Role): ApiError {
  const { code, message, detail, hint } = error as Partial<Record<string, string>>
  if (!(error instanceof Error) || code === undefined || !/^[0-9A-Z]{5}$/.test(code)) throw error
  return new ApiError(statusOf(code, role), code, message ?? '', {
    details: detail ?? null,
    hint: hint ?? null,
  })
}

function statusOf(code: string, role: Role): number {
  // `raise sqlstate 'PT429'` asks for that status.
  if (code.startsWith('PT')) return Number(code.slice(2)) || 500
  // 401 for anon, who could sign in; 403 for other roles.
  if (code === '42501') return role === 'anon' ? 401 : 403
  return statuses[code] ?? statuses[code.slice(0, 2)] ?? 400
}
