import { createClient } from '@supabase/supabase-js'
import { sign } from 'hono/jwt'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  aContact,
  type Project,
  publishableKey,
  senderHeader,
  startProject,
} from '../testing/startProject.ts'

/** Signs users in with a mailed code, through supabase-js. */

let project: Project

beforeAll(async () => {
  project = await startProject()
})

afterAll(() => project.close())

afterEach(({ task }) => {
  if (project.exchanges.length > 0) task.meta.exchanges = project.exchanges.splice(0)
})

beforeEach(async () => {
  await project.clear()
  await project.supabase.database.query('insert into auth.users (email) values ($1)', [email])
})

const connect = () =>
  createClient(project.address, publishableKey, { auth: { persistSession: false } })

const email = 'kofi@example.com'

async function mailedCode(): Promise<string> {
  const [arrived] = await project.mails()
  return /\b\d{8}\b/.exec(arrived?.mail.html ?? '')?.[0] ?? ''
}

async function signIn() {
  const client = connect()
  expect(await client.auth.signInWithOtp({ email })).toMatchObject({ error: null })
  const { data, error } = await client.auth.verifyOtp({
    email,
    token: await mailedCode(),
    type: 'email',
  })
  if (error || !data.session) throw new Error('Signing in failed', { cause: error })
  return { client, session: data.session }
}

test('an address that signs up gets a user, one that only signs in does not', async () => {
  const ask = (address: string, shouldCreateUser?: boolean) =>
    connect().auth.signInWithOtp({ email: address, options: { shouldCreateUser } })
  expect(await ask('esi@example.com', false)).toMatchObject({ error: { code: 'otp_disabled' } })
  expect(await project.mails()).toEqual([])
  expect(await ask('esi@example.com')).toMatchObject({ error: null })
  expect(await project.mails()).toHaveLength(1)
})

test('a code is mailed only to the address that requests it', async () => {
  const { error } = await connect().auth.signInWithOtp({ email: 'Kofi@Example.com' })
  expect(error).toBeNull()
  const mails = await project.mails()
  expect(mails.map(({ mail }) => mail.to?.[0]?.address)).toEqual([email])
  expect(mails[0]?.mail.subject).toBe('Your code')
  expect(await mailedCode()).toMatch(/^\d{8}$/)
})

test('the code opens a session, with which the database knows the address', async () => {
  const { client, session } = await signIn()
  expect(session).toMatchObject({ token_type: 'bearer', expires_in: 3600, user: { email } })
  expect(await client.auth.getUser()).toMatchObject({ data: { user: { email } } })

  await project.post('/rest/v1/contacts', aContact)
  expect(await client.from('contacts').select()).toMatchObject({ status: 200, data: [] })
  await project.supabase.database.query(`insert into public.members values ($1, 'Kofi')`, [email])
  expect((await client.from('contacts').select()).data).toHaveLength(1)
  await project.supabase.database.query('delete from public.members')
})

describe('a code is refused', () => {
  const verify = (token: string, address = email) =>
    connect().auth.verifyOtp({ email: address, token, type: 'email' })
  const expired = { error: { status: 403, code: 'otp_expired' }, data: { session: null } }

  test.each(['', '000000', "' or true --"])('that was not mailed: %j', async (token) => {
    await connect().auth.signInWithOtp({ email })
    const code = await mailedCode()
    expect(await verify(token === code ? '000001' : token)).toMatchObject(expired)
  })

  test('at another address', async () => {
    await connect().auth.signInWithOtp({ email })
    expect(await verify(await mailedCode(), 'esi@example.com')).toMatchObject(expired)
  })

  test('the second time', async () => {
    await signIn()
    expect(await verify(await mailedCode())).toMatchObject(expired)
  })

  test('after ten minutes', async () => {
    await connect().auth.signInWithOtp({ email })
    await project.supabase.database.query(
      `update auth.users set code_sent_at = code_sent_at - interval '11 minutes'`,
    )
    expect(await verify(await mailedCode())).toMatchObject(expired)
  })

  test('to who has guessed thirty times in five minutes, even the right one', async () => {
    await connect().auth.signInWithOtp({ email })
    const token = await mailedCode()
    const guess = (given: string) =>
      project.post(
        '/auth/v1/verify',
        { type: 'email', email, token: given },
        { [senderHeader]: '192.0.2.1' },
      )
    for (let number = 0; number < 30; number++) expect((await guess('guess')).status).toBe(403)
    expect((await guess(token)).status).toBe(429)
    await project.supabase.database.query(
      `update auth.verifications set at = at - interval '6 minutes'`,
    )
    expect((await guess(token)).status).toBe(200)
  })
})

test('another code is mailed after a minute at the earliest', async () => {
  const client = connect()
  await client.auth.signInWithOtp({ email })
  expect(await client.auth.signInWithOtp({ email })).toMatchObject({
    error: {
      status: 429,
      code: 'over_email_send_rate_limit',
      message: expect.stringMatching(/only request this after \d+ seconds/),
    },
  })
  expect(await project.mails()).toHaveLength(1)
  await project.supabase.database.query(
    `update auth.users set code_sent_at = code_sent_at - interval '61 seconds'`,
  )
  expect(await client.auth.signInWithOtp({ email })).toMatchObject({ error: null })
  expect(await project.mails()).toHaveLength(2)
})

test('a malformed address is refused', async () => {
  expect(await connect().auth.signInWithOtp({ email: 'kofi' })).toMatchObject({
    error: { status: 400, code: 'validation_failed' },
  })
})

describe('a session', () => {
  test('is renewed, by a token that works once', async () => {
    const { client, session } = await signIn()
    const { data, error } = await client.auth.refreshSession()
    expect(error).toBeNull()
    expect(data.session?.refresh_token).not.toBe(session.refresh_token)
    await project.supabase.database.query(
      `update auth.refresh_tokens set used_at = used_at - interval '11 seconds'`,
    )
    expect(await connect().auth.refreshSession(session)).toMatchObject({
      error: { status: 400, code: 'refresh_token_not_found' },
    })
  })

  test('is renewed once more if the response was lost', async () => {
    const { session } = await signIn()
    for (let times = 0; times < 2; times++)
      expect(await connect().auth.refreshSession(session)).toMatchObject({ error: null })
  })

  test('ends when its user signs out', async () => {
    const { client, session } = await signIn()
    expect(await client.auth.signOut()).toEqual({ error: null })
    expect(await connect().auth.getUser(session.access_token)).toMatchObject({
      data: { user: null },
    })
    expect(await connect().auth.refreshSession(session)).toMatchObject({ error: { status: 400 } })
  })

  const read = (token: string) =>
    fetch(`${project.address}/rest/v1/contacts`, {
      headers: { apikey: publishableKey, Authorization: `Bearer ${token}` },
    })

  test('with a token that was tampered with is refused', async () => {
    const { session } = await signIn()
    const [header, payload, signature] = session.access_token.split('.')
    const claims = JSON.parse(Buffer.from(payload ?? '', 'base64url').toString())
    const forged = Buffer.from(JSON.stringify({ ...claims, role: 'service_role' }))
    for (const token of [
      `${header}.${forged.toString('base64url')}.${signature}`,
      `${Buffer.from('{"alg":"none"}').toString('base64url')}.${payload}.`,
      await sign(claims, 'another secret'),
    ])
      expect((await read(token)).status).toBe(401)
  })

  test('with a token that has expired is refused', async () => {
    const { session } = await signIn()
    const [, payload] = session.access_token.split('.')
    const claims = JSON.parse(Buffer.from(payload ?? '', 'base64url').toString())
    const response = await read(await sign({ ...claims, exp: 1 }, project.supabase.secret))
    expect({ status: response.status, body: await response.json() }).toMatchObject({
      status: 401,
      body: { code: 'PGRST303' },
    })
  })
})

test.each(['/signup', '/token?grant_type=password', '/admin/users', '/recover'])(
  'nothing else is answered: %s',
  async (path) => {
    const response = await project.post(`/auth/v1${path}`, { email, password: 'a' })
    expect([403, 501]).toContain(response.status)
    expect(await project.supabase.database.query('select from auth.users')).toHaveLength(1)
  },
)
