import { sign, verify } from 'hono/jwt'
import { z } from 'zod'

export const lifetimeSeconds = 3600

const claims = z.looseObject({
  role: z.literal('authenticated'),
  sub: z.uuid(),
  session_id: z.uuid(),
  email: z.string(),
})

/** The claims of a session's token; the database reads them as `request.jwt.claims`. */
type SessionClaims = z.output<typeof claims>

export function signToken(content: SessionClaims, secret: string): Promise<string> {
  const iat = Math.floor(Date.now() / 1000)
  return sign({ ...content, iat, exp: iat + lifetimeSeconds }, secret)
}

/** @throws JwtTokenExpired, or another error for an invalid token */
export async function readToken(token: string, secret: string): Promise<SessionClaims> {
  return claims.parse(await verify(token, secret, 'HS256'))
}
