import { createClient } from '@supabase/supabase-js'
import { sign } from 'hono/jwt'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { anEnquiryRow } from '../../../../tests/support/anEnquiry.ts'
import {
  publishableKey,
  type Stack,
  senderHeader,
  startStack,
} from '../../../../tests/support/startStack.ts'

/** Signs staff in with a mailed code, through supabase-js. */

let stack: Stack

beforeAll(async () => {
  stack = await startStack()
})

afterAll(() => stack.close())

beforeEach(async () => {
  await stack.clear()
  await stack.backend.database.query('delete from auth.users')
  await stack.backend.database.query('delete from auth.verifications')
  await stack.backend.database.query('insert into auth.users (email) values ($1)', [email])
})

const connect = () =>
  createClient(stack.backend.address, publishableKey, { auth: { persistSession: false } })

const email = 'kofi@example.com'

async function mailedCode(): Promise<string> {
  const [arrived] = await stack.mails()
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

test('only staff get a code by mail and become users', async () => {
  const ask = (address: string, shouldCreateUser?: boolean) =>
    connect().auth.signInWithOtp({ email: address, options: { shouldCreateUser } })
  expect(await ask('mallory@example.org', false)).toMatchObject({ error: { code: 'otp_disabled' } })
  expect(await ask('mallory@example.org')).toMatchObject({ error: { code: 'signup_disabled' } })
  expect(await stack.mails()).toEqual([])
  expect(await stack.backend.database.query('select email from auth.users')).toEqual([{ email }])
  await stack.backend.database.query(`insert into public.staff values ('esi@example.com', 'Esi')`)
  expect(await ask('esi@example.com', false)).toMatchObject({ error: null })
  await stack.backend.database.query('delete from public.staff')
})

test('somebody who leaves the staff loses the session, an unused code and the right to another, at once', async () => {
  const { database } = stack.backend
  await database.query(`insert into public.staff values ($1, 'Kofi'), ('esi@example.com', 'Esi')`, [
    email,
  ])
  const { client, session } = await signIn()
  await connect().auth.signInWithOtp({ email: 'esi@example.com' })
  const token = await mailedCode()
  await database.query('delete from public.staff')

  expect((await client.auth.getUser()).data.user).toBeNull()
  expect(await connect().auth.refreshSession(session)).toMatchObject({
    error: { code: 'refresh_token_not_found' },
  })
  expect(
    await connect().auth.verifyOtp({ email: 'esi@example.com', token, type: 'email' }),
  ).toMatchObject({ error: { code: 'otp_expired' } })
  await stack.clear()
  for (const address of [email, 'esi@example.com'])
    expect(await connect().auth.signInWithOtp({ email: address })).toMatchObject({
      error: { code: 'signup_disabled' },
    })
  expect(await stack.mails()).toEqual([])
})

test('a member of staff whose address is corrected keeps access under the new one alone', async () => {
  const { database } = stack.backend
  await database.query(`insert into public.staff values ($1, 'Kofi')`, [email])
  await database.query(`update public.staff set name = 'Kofi Mensah'`)
  expect(await database.query('select email from auth.users')).toEqual([{ email }])
  await database.query(`update public.staff set email = 'kofi.mensah@example.com'`)
  expect(await database.query('select email from auth.users')).toEqual([])
  await database.query('delete from public.staff')
})

test('a code is mailed only to the address that requests it', async () => {
  const { error } = await connect().auth.signInWithOtp({ email: 'Kofi@Example.com' })
  expect(error).toBeNull()
  const mails = await stack.mails()
  expect(mails.map(({ mail }) => mail.to?.[0]?.address)).toEqual([email])
  expect(mails[0]?.mail.subject).toBe('Your code · Votre code · O seu código')
  expect(await mailedCode()).toMatch(/^\d{8}$/)
})

test('the code opens a session, with which the database knows the address', async () => {
  const { client, session } = await signIn()
  expect(session).toMatchObject({ token_type: 'bearer', expires_in: 3600, user: { email } })
  expect(await client.auth.getUser()).toMatchObject({ data: { user: { email } } })

  await stack.post('/rest/v1/contacts', anEnquiryRow())
  expect(await client.from('contacts').select()).toMatchObject({ status: 200, data: [] })
  await stack.backend.database.query(`insert into public.staff values ($1, 'Kofi')`, [email])
  expect((await client.from('contacts').select()).data).toHaveLength(1)
  await stack.backend.database.query('delete from public.staff')
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
    await stack.backend.database.query(
      `update auth.users set code_sent_at = code_sent_at - interval '11 minutes'`,
    )
    expect(await verify(await mailedCode())).toMatchObject(expired)
  })

  test('to who has guessed thirty times in five minutes, even the right one', async () => {
    await connect().auth.signInWithOtp({ email })
    const token = await mailedCode()
    const guess = (given: string) =>
      stack.post(
        '/auth/v1/verify',
        { type: 'email', email, token: given },
        { [senderHeader]: '192.0.2.1' },
      )
    for (let number = 0; number < 30; number++) expect((await guess('guess')).status).toBe(403)
    expect((await guess(token)).status).toBe(429)
    await stack.backend.database.query(
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
  expect(await stack.mails()).toHaveLength(1)
  await stack.backend.database.query(
    `update auth.users set code_sent_at = code_sent_at - interval '61 seconds'`,
  )
  expect(await client.auth.signInWithOtp({ email })).toMatchObject({ error: null })
  expect(await stack.mails()).toHaveLength(2)
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
    await stack.backend.database.query(
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
    fetch(`${stack.backend.address}/rest/v1/contacts`, {
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
    const answer = await read(await sign({ ...claims, exp: 1 }, stack.backend.secret))
    expect({ status: answer.status, body: await answer.json() }).toMatchObject({
      status: 401,
      body: { code: 'PGRST303' },
    })
  })
})

test.each(['/signup', '/token?grant_type=password', '/admin/users', '/recover'])(
  'nothing else is answered: %s',
  async (path) => {
    const answer = await stack.post(`/auth/v1${path}`, { email, password: 'a' })
    expect([403, 404]).toContain(answer.status)
    expect(await stack.backend.database.query('select from auth.users')).toHaveLength(1)
  },
)
