import { jwtVerify, SignJWT } from 'jose'
import { z } from 'zod'

export const lifetime = 3600

const claims = z.looseObject({
  role: z.literal('authenticated'),
  sub: z.uuid(),
  session_id: z.uuid(),
  email: z.string(),
})

/** The claims of a session's token; the database reads them as `request.jwt.claims`. */
type SessionClaims = z.output<typeof claims>

const keyOf = (secret: string) => new TextEncoder().encode(secret)

export function signToken(content: SessionClaims, secret: string): Promise<string> {
  return new SignJWT(content)
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setIssuedAt()
    .setExpirationTime(`${lifetime}s`)
    .sign(keyOf(secret))
}

/** @throws jose's error for an invalid or expired token */
export async function readToken(token: string, secret: string): Promise<SessionClaims> {
  const { payload } = await jwtVerify(token, keyOf(secret), { algorithms: ['HS256'] })
  return claims.parse(payload)
}
