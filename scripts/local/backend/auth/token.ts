import { createHmac, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'

const claims = z.looseObject({
  role: z.literal('authenticated'),
  sub: z.uuid(),
  session_id: z.uuid(),
  email: z.string(),
  /** Seconds since 1970. */
  exp: z.number(),
})

/** What a token of a session says; the database reads it as `request.jwt.claims`. */
export type SessionClaims = z.output<typeof claims>

const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')

const signatureOf = (content: string, secret: string) =>
  createHmac('sha256', secret).update(content).digest()

/** Returns a JWT signed with HS256. */
export function signToken(content: SessionClaims, secret: string): string {
  const signed = `${encode({ alg: 'HS256', typ: 'JWT' })}.${encode(content)}`
  return `${signed}.${signatureOf(signed, secret).toString('base64url')}`
}

/** Returns what a JWT of ours says, whether or not it has expired; null for any other text. */
export function readToken(token: string, secret: string): SessionClaims | null {
  const [header = '', payload = '', given = ''] = token.split('.')
  const expected = signatureOf(`${header}.${payload}`, secret)
  const signature = Buffer.from(given, 'base64url')
  // The header's algorithm is not read: only one is accepted.
  if (signature.length !== expected.length || !timingSafeEqual(signature, expected)) return null
  const parsed = claims.safeParse(JSON.parse(Buffer.from(payload, 'base64url').toString()))
  return parsed.success ? parsed.data : null
}

export const hasExpired = ({ exp }: SessionClaims) => exp * 1000 <= Date.now()
