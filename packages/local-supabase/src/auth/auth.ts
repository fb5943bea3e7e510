import { readFile } from 'node:fs/promises'
import { type Context, Hono } from 'hono'
import { createTransport } from 'nodemailer'
import { z } from 'zod'
import type { RestEnv } from '../rest/rest.ts'
import { authError, notHere } from './authError.ts'
import type { Session, Sessions } from './sessions.ts'
import { lifetimeSeconds, readToken, signToken } from './token.ts'
import { describeUser } from './user.ts'

export type CodeMailOptions = {
  smtp: string
  from: string
  /** The file of an HTML template with `{{ .Token }}` for the code, as for Supabase Auth. Its title is the subject. */
  template?: string | undefined
}

const defaultTemplate = '<title>Your code</title><p>Your code: {{ .Token }}</p>'

const email = z.email().transform((address) => address.toLowerCase())
const otp = z.object({ email, create_user: z.boolean().default(true) })
const verification = z.object({ type: z.literal('email'), email, token: z.string() })
const renewal = z.object({ refresh_token: z.string() })

/** The endpoints of Supabase Auth that supabase-js uses to sign in with a code and for the session. */
export function createAuth(
  sessions: Sessions,
  admin: Hono<RestEnv>,
  { codeMail, secret }: { codeMail: CodeMailOptions; secret: string },
) {
  const auth = new Hono<RestEnv>()
  auth.use(async (c, next) => {
    await next()
    c.header('X-Supabase-Api-Version', '2024-01-01')
  })

  auth.post('/otp', async (c) => {
    const request = await readBody(otp, c)
    if (!request)
      throw authError(400, 'validation_failed', 'Unable to validate email address: invalid format')
    if (!(await sessions.knows(request.email, request.create_user)))
      throw request.create_user
        ? authError(422, 'signup_disabled', 'Signups not allowed for this instance')
        : authError(422, 'otp_disabled', 'Signups not allowed for otp')
    const wait = await sessions
      .makeCode(request.email, (code) => mailCode(codeMail, request.email, code))
      .catch((error) => {
        console.error('The code could not be mailed:', error)
        throw authError(500, 'unexpected_failure', 'Error sending magic link email')
      })
    if (wait === null) return c.json({})
    const reason = `For security purposes, you can only request this after ${wait} seconds.`
    throw authError(429, 'over_email_send_rate_limit', reason)
  })

  auth.post('/verify', async (c) => {
    if (!(await sessions.admit(c.req.header('x-forwarded-for') ?? '')))
      throw authError(429, 'over_request_rate_limit', 'Request rate limit reached')
    const request = await readBody(verification, c)
    const session = request && (await sessions.open(request.email, request.token))
    if (!session) throw authError(403, 'otp_expired', 'Token has expired or is invalid')
    return c.json(await describeSession(session, secret))
  })

  auth.post('/token', async (c) => {
    const grant = c.req.query('grant_type')
    if (grant !== 'refresh_token') throw notHere(`sign-in by ${grant}`)
    const request = await readBody(renewal, c)
    const session = request && (await sessions.renew(request.refresh_token))
    if (session) return c.json(await describeSession(session, secret))
    const reason = 'Invalid Refresh Token: Refresh Token Not Found'
    throw authError(400, 'refresh_token_not_found', reason)
  })

  const readSession = async ({ req }: Context) => {
    const token = req.header('authorization')?.replace(/^Bearer /i, '') ?? ''
    const { session_id: id } = await readToken(token, secret).catch(() => {
      throw authError(403, 'bad_jwt', 'invalid JWT: unable to parse or verify signature')
    })
    const user = await sessions.userOf(id)
    if (user) return { id, user }
    const reason = 'Session from session_id claim in JWT does not exist'
    throw authError(403, 'session_not_found', reason)
  }
  auth.get('/user', async (c) => c.json(describeUser((await readSession(c)).user)))
  auth.post('/logout', async (c) => {
    await sessions.close((await readSession(c)).id)
    return c.body(null, 204)
  })
  auth.route('/admin/users', admin)
  auth.all('*', ({ req }) => {
    throw notHere(`${req.method} ${req.path}`)
  })
  return auth
}

async function readBody<T>(shape: z.ZodType<T>, { req }: Context): Promise<T | null> {
  return shape.safeParse(await req.json().catch(() => null)).data ?? null
}

async function mailCode({ smtp, from, template }: CodeMailOptions, to: string, code: string) {
  const html = template === undefined ? defaultTemplate : await readFile(template, 'utf8')
  const [, subject = ''] = /<title>(.*?)<\/title>/.exec(html) ?? []
  const mail = { from, to, subject, html: html.replaceAll('{{ .Token }}', code) }
  await createTransport(smtp).sendMail(mail)
}

async function describeSession({ id, user, refreshToken }: Session, secret: string) {
  const now = Math.floor(Date.now() / 1000)
  const token = await signToken(
    {
      sub: user.id,
      aud: 'authenticated',
      role: 'authenticated',
      email: user.email,
      session_id: id,
      // The authentication method, which the database reads.
      amr: [{ method: 'otp', timestamp: now }],
    },
    secret,
  )
  return {
    access_token: token,
    token_type: 'bearer',
    expires_in: lifetimeSeconds,
    expires_at: now + lifetimeSeconds,
    refresh_token: refreshToken,
    user: describeUser(user),
  }
}
