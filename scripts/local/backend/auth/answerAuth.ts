import { z } from 'zod'
import { parseJson } from '../json.ts'
import { json, type Reply } from '../reply.ts'
import type { Session, Sessions, User } from './sessions.ts'
import { hasExpired, readToken, signToken } from './token.ts'

/** A request below /auth/v1. */
export type AuthRequest = {
  method: string
  /** Without the prefix: `/otp`. */
  path: string
  query: URLSearchParams
  headers: Record<string, string>
  body: string
}

export type AuthOptions = {
  sessions: Sessions
  /** Mails a code to an address. */
  mailCode: (to: string, code: string) => Promise<void>
  /** Signs the tokens. */
  secret: string
}

/** The lifetime of an access token in seconds. */
const lifetime = 3600

const address = z.email().transform((email) => email.toLowerCase())
const shapes = {
  '/otp': z.object({ email: address, create_user: z.literal(true).default(true) }),
  '/verify': z.object({ type: z.literal('email'), email: address, token: z.string() }),
  '/token': z.object({ refresh_token: z.string() }),
}

/**
 * Answers what supabase-js asks to sign in with a mailed code (`signInWithOtp`, `verifyOtp`), to
 * renew the session, to read it and to end it, as Supabase Auth does; nothing else.
 */
export async function answerAuth(request: AuthRequest, options: AuthOptions): Promise<Reply> {
  const { method, path, query } = request
  const { sessions, mailCode } = options

  if (method === 'POST' && path === '/otp') {
    const asked = shapes[path].safeParse(parseJson(request.body))
    if (!asked.success)
      return refusal(400, 'validation_failed', 'Unable to validate email address: invalid format')
    const { email } = asked.data
    try {
      const wait = await sessions.makeCode(email, (code) => mailCode(email, code))
      if (wait === null) return json({})
      const reason = `For security purposes, you can only request this after ${wait} seconds.`
      return refusal(429, 'over_email_send_rate_limit', reason)
    } catch (error) {
      console.error('The code could not be mailed:', error)
      return refusal(500, 'unexpected_failure', 'Error sending magic link email')
    }
  }

  if (method === 'POST' && path === '/verify') {
    if (!(await sessions.admit(request.headers['x-forwarded-for'] ?? '')))
      return refusal(429, 'over_request_rate_limit', 'Request rate limit reached')
    const given = shapes[path].safeParse(parseJson(request.body))
    const session = given.success ? await sessions.open(given.data.email, given.data.token) : null
    if (session === null) return refusal(403, 'otp_expired', 'Token has expired or is invalid')
    return json(answerOf(session, options))
  }

  if (method === 'POST' && path === '/token' && query.get('grant_type') === 'refresh_token') {
    const given = shapes[path].safeParse(parseJson(request.body))
    const session = given.success ? await sessions.renew(given.data.refresh_token) : null
    if (session === null)
      return refusal(
        400,
        'refresh_token_not_found',
        'Invalid Refresh Token: Refresh Token Not Found',
      )
    return json(answerOf(session, options))
  }

  const bearer = request.headers.authorization?.replace(/^Bearer /i, '') ?? ''
  const claims = readToken(bearer, options.secret)
  if (claims === null || hasExpired(claims))
    return refusal(403, 'bad_jwt', 'invalid JWT: unable to parse or verify signature')
  const user = await sessions.userOf(claims.session_id)
  if (user === null)
    return refusal(403, 'session_not_found', 'Session from session_id claim in JWT does not exist')
  if (method === 'GET' && path === '/user') return json(profileOf(user))
  if (method === 'POST' && path === '/logout') {
    await sessions.close(claims.session_id)
    return { status: 204 }
  }
  return json({ message: 'no Route matched with those values' }, 404)
}

function refusal(status: number, code: string, message: string): Reply {
  const reply = json({ code, message }, status)
  return { ...reply, headers: { ...reply.headers, 'X-Supabase-Api-Version': '2024-01-01' } }
}

function answerOf({ id, user, refreshToken }: Session, { secret }: AuthOptions): object {
  const now = Math.floor(Date.now() / 1000)
  const expires = now + lifetime
  const token = signToken(
    {
      sub: user.id,
      aud: 'authenticated',
      role: 'authenticated',
      email: user.email,
      session_id: id,
      iat: now,
      exp: expires,
      aal: 'aal1',
      // How the session was opened, which the database asks.
      amr: [{ method: 'otp', timestamp: now }],
      is_anonymous: false,
    },
    secret,
  )
  return {
    access_token: token,
    token_type: 'bearer',
    expires_in: lifetime,
    expires_at: expires,
    refresh_token: refreshToken,
    user: profileOf(user),
  }
}

function profileOf({ id, email, created_at }: User): object {
  return {
    id,
    aud: 'authenticated',
    role: 'authenticated',
    email,
    email_confirmed_at: created_at,
    app_metadata: { provider: 'email', providers: ['email'] },
    user_metadata: {},
    identities: [],
    created_at,
    updated_at: created_at,
    is_anonymous: false,
  }
}
