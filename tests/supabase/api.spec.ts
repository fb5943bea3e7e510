import { createClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { anEnquiryRow } from '../support/anEnquiry.ts'
import { publishableKey, type Stack, siteOrigin, startStack } from '../support/startStack.ts'

/**
 * The API as visitors reach it over HTTP: `supabase start` must respond like the local stand-in, with which
 * all other tests run.
 */

/** A running `supabase start`, instead of the stand-in. */
const { SUPABASE_URL, SUPABASE_PUBLISHABLE_KEY = '' } = process.env

let stack: Stack | null = null
let project = { url: SUPABASE_URL ?? '', key: SUPABASE_PUBLISHABLE_KEY }

beforeAll(async () => {
  if (SUPABASE_URL) return
  stack = await startStack({
    SANITY_WEBHOOK_SECRET: 'known-to-both',
    DEPLOY_HOOK_URL: 'https://example.org/hook',
  })
  project = { url: stack.supabase.address, key: publishableKey }
})

afterAll(() => stack?.close())

const connect = () => createClient(project.url, project.key, { auth: { persistSession: false } })
const contacts = () => connect().from('contacts')

test('an enquiry is stored', async () => {
  const { status, error } = await contacts().insert(anEnquiryRow())
  expect({ status, error }).toEqual({ status: 201, error: null })
})

test.each([
  ['an invalid value', { ...anEnquiryRow(), email: 'nowhere' }, 400, '23514'],
  ['an unknown column', { ...anEnquiryRow(), admin: true }, 400, 'PGRST204'],
  ['a column of the database', { ...anEnquiryRow(), email_status: 'sent' }, 401, '42501'],
])('%s is refused', async (_, row, status, code) => {
  const response = await contacts().insert(row)
  expect({ status: response.status, code: response.error?.code }).toEqual({ status, code })
})

test('nothing can be read, changed, removed or called', async () => {
  const responses = await Promise.all([
    contacts().select(),
    contacts().update({ first_name: 'X' }).eq('first_name', 'Ama'),
    contacts().delete().eq('first_name', 'Ama'),
    connect().rpc('claim_due_mail'),
    connect().rpc('delete_enquiries', { address: 'ama@example.org' }),
  ])
  expect(responses.map(({ status, error }) => [status, error?.code])).toEqual(
    responses.map(() => [401, '42501']),
  )
})

const call = (name: string, init: RequestInit) =>
  fetch(`${project.url}/functions/v1/${name}`, { method: 'POST', ...init })

test('the functions answer callers who are not signed in', async () => {
  const due = { body: '{"due": true}' }
  expect((await call('send-contact-email', due)).status).toBe(202)
  expect((await call('publish-site', due)).status).toBe(202)
  expect((await call('publish-site', { body: '{}' })).status).toBe(401)
})

test('a page of the site may call the function that mails, another may not', async () => {
  const preflight = (Origin: string) =>
    call('send-contact-email', { method: 'OPTIONS', headers: { Origin } })
  const allowed = await preflight(siteOrigin)
  expect(allowed.status).toBe(204)
  expect(allowed.headers.get('Access-Control-Allow-Origin')).toBe(siteOrigin)
  expect((await preflight('https://elsewhere.example')).status).toBe(403)
})
