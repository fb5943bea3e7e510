import type { Session } from '@supabase/supabase-js'
import { z } from 'zod'

const tokens = z.looseObject({ access_token: z.string(), expires_at: z.number().optional() })

/**
 * Removes the time at which a new session expires by the clock of the server. The client then computes it from the
 * session's length by this computer's clock, by which it also judges it: with a clock that is two hours fast, each
 * request would renew the session first.
 */
export async function withoutServerTime(response: Response): Promise<Response> {
  if (!response.ok) return response
  const { data } = tokens.safeParse(
    await response
      .clone()
      .json()
      .catch(() => null),
  )
  if (!data) return response
  const { expires_at: _, ...session } = data
  return Response.json(session, { status: response.status })
}

const claims = z.object({ exp: z.number() })

/**
 * Returns by how many ms this computer's clock is ahead of the server's: a session expires by the one, and its token by
 * the other.
 */
export function clockAheadMs({
  access_token,
  expires_at,
}: Pick<Session, 'access_token' | 'expires_at'>): number {
  const [, payload = ''] = access_token.split('.')
  const { data } = claims.safeParse(parseJson(payload))
  return data && expires_at !== undefined ? (expires_at - data.exp) * 1000 : 0
}

function parseJson(base64url: string): unknown {
  try {
    return JSON.parse(atob(base64url.replaceAll('-', '+').replaceAll('_', '/')))
  } catch {
    // A token in another form says nothing about clocks.
    return null
  }
}

/** The smallest difference of clocks in ms that staff are told. */
const toldMs = 5 * 60_000

export const isClockWrong = (aheadMs: number): boolean => Math.abs(aheadMs) >= toldMs
