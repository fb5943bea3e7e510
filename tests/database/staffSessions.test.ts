import { createClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { publishableKey, type Stack, startStack } from '../support/startStack.ts'

/** Signs staff in with a mailed code, through supabase-js. */

let stack: Stack

beforeAll(async () => {
  stack = await startStack()
})

afterAll(() => stack.close())

const email = 'kofi@example.com'

beforeEach(async () => {
  await stack.clear()
  await stack.supabase.database.query('delete from auth.users')
  await stack.supabase.database.query('insert into auth.users (email) values ($1)', [email])
})

const connect = () =>
  createClient(stack.supabase.address, publishableKey, { auth: { persistSession: false } })

async function mailedCode(): Promise<string> {
  const [arrived] = await stack.mails()
  return /\b\d{8}\b/.exec(arrived?.mail.html ?? '')?.[0] ?? ''
}

async function signIn() {
  const client = connect()
  expect(await client.auth.signInWithOtp({ email })).toMatchObject({ error: null })
  const [arrived] = await stack.mails()
  expect(arrived?.mail.subject).toBe('Your code · Votre code · O seu código')
  const token = await mailedCode()
  const { data, error } = await client.auth.verifyOtp({ email, token, type: 'email' })
  if (error || !data.session) throw new Error('Signing in failed', { cause: error })
  return { client, session: data.session }
}

test('only staff get a code by mail and become users', async () => {
  const ask = (address: string, shouldCreateUser?: boolean) =>
    connect().auth.signInWithOtp({ email: address, options: { shouldCreateUser } })
  expect(await ask('mallory@example.org', false)).toMatchObject({ error: { code: 'otp_disabled' } })
  expect(await ask('mallory@example.org')).toMatchObject({ error: { code: 'signup_disabled' } })
  expect(await stack.mails()).toEqual([])
  expect(await stack.supabase.database.query('select email from auth.users')).toEqual([{ email }])
  await stack.supabase.database.query(`insert into public.staff values ('esi@example.com', 'Esi')`)
  expect(await ask('esi@example.com', false)).toMatchObject({ error: null })
  await stack.supabase.database.query('delete from public.staff')
})

test('somebody who leaves the staff loses the session, an unused code and the right to another, at once', async () => {
  const { database } = stack.supabase
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
  const { database } = stack.supabase
  await database.query(`insert into public.staff values ($1, 'Kofi')`, [email])
  await database.query(`update public.staff set name = 'Kofi Mensah'`)
  expect(await database.query('select email from auth.users')).toEqual([{ email }])
  await database.query(`update public.staff set email = 'kofi.mensah@example.com'`)
  expect(await database.query('select email from auth.users')).toEqual([])
  await database.query('delete from public.staff')
})
