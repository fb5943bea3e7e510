import { createHmac, randomBytes } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { anEnquiryRow } from '../../../tests/support/anEnquiry.ts'
import { type Stack, startStack } from '../../../tests/support/startStack.ts'

/** The function in Deno, and the database. */

let stack: Stack
const key = randomBytes(24)

beforeAll(async () => {
  stack = await startStack({ RESEND_WEBHOOK_SECRET: `whsec_${key.toString('base64')}` })
})

afterAll(() => stack?.close())

let enquiry = ''

beforeEach(async () => {
  await stack.clear()
  await stack.post('/rest/v1/contacts', anEnquiryRow())
  const [row] = await stack.supabase.database.query<{ id: string }>(
    `update public.contacts set email_status = 'sent', email_due_at = null returning id`,
  )
  enquiry = row?.id ?? ''
})

/** Calls the function as Resend does, and returns the status. */
async function send(body: object, { by = key, at = Date.now(), previous = '' } = {}) {
  const id = 'msg_1'
  const timestamp = Math.floor(at / 1000)
  const signed = `${id}.${timestamp}.${JSON.stringify(body)}`
  const signature = createHmac('sha256', by).update(signed).digest('base64')
  const { status } = await stack.post('/functions/v1/mail-events', body, {
    'svix-id': id,
    'svix-timestamp': String(timestamp),
    'svix-signature': `${previous}v1,${signature}`,
  })
  return status
}

const bounced = (tags?: object) => ({ type: 'email.bounced', data: { email_id: '1', tags } })

const log = async () =>
  (
    await stack.supabase.database.query<{ after: string }>(
      `select after from public.enquiry_log where enquiry = $1 order by id`,
      [enquiry],
    )
  ).map(({ after }) => after)
const status = async () =>
  (await stack.supabase.database.query('select email_status from public.contacts'))[0]

test('a mail to the company that bounced is a failed one, once, in the log of its enquiry', async () => {
  expect(await send(bounced({ mail: enquiry }))).toBe(202)
  expect(await send(bounced({ mail: enquiry }))).toBe(202)
  expect(await status()).toEqual({ email_status: 'failed' })
  expect(await log()).toEqual(['bounced'])
})

test.each([
  ['email.suppressed', 'suppressed'],
  ['email.failed', 'failed'],
])('so is one that Resend accepted and did not send: %s', async (type, reason) => {
  expect(await send({ ...bounced({ mail: enquiry }), type })).toBe(202)
  expect(await status()).toEqual({ email_status: 'failed' })
  expect(await send({ ...bounced({ mail: `acknowledgement-${enquiry}` }), type })).toBe(202)
  expect(await log()).toEqual([reason, `acknowledgement ${reason}`])
})

test('a bounce that is reported after the mail was sent again says nothing of the new mail', async () => {
  const again = crypto.randomUUID()
  await stack.supabase.database.query('update public.contacts set email_mail = $1', [again])
  expect(await send(bounced({ mail: enquiry }))).toBe(202)
  expect(await status()).toEqual({ email_status: 'sent' })
  expect(await send(bounced({ mail: again }))).toBe(202)
  expect(await status()).toEqual({ email_status: 'failed' })
})

test('a digest that bounced is noted at its enquiries', async () => {
  const digest = crypto.randomUUID()
  await stack.supabase.database.query('update public.contacts set email_digest = $1', [digest])
  expect(await send(bounced([{ name: 'mail', value: digest }]))).toBe(202)
  expect(await status()).toEqual({ email_status: 'failed' })
  expect(await log()).toEqual(['bounced'])
})

test('an acknowledgement that bounced is noted once, and the mail to the company stays sent', async () => {
  for (let delivery = 0; delivery < 2; delivery += 1)
    expect(await send(bounced({ mail: `acknowledgement-${enquiry}` }))).toBe(202)
  expect(await status()).toEqual({ email_status: 'sent' })
  expect(await log()).toEqual(['acknowledgement bounced'])
})

test.for([
  bounced(),
  bounced({ mail: 'overdue-1' }),
  bounced({ mail: crypto.randomUUID() }),
  { type: 'email.delivered', data: {} },
  {},
])('other events are accepted and change nothing: %j', async (event) => {
  expect(await send(event)).toBe(202)
  expect(await status()).toEqual({ email_status: 'sent' })
  expect(await log()).toEqual([])
})

test('one of several signatures is enough, as while a secret is replaced', async () => {
  const previous = `v1,${createHmac('sha256', 'another').update('').digest('base64')} v2,any `
  expect(await send(bounced({ mail: enquiry }), { previous })).toBe(202)
  expect(await status()).toEqual({ email_status: 'failed' })
})

test('a call that Resend has not signed within five minutes is refused', async () => {
  const event = bounced({ mail: enquiry })
  expect(await send(event, { by: randomBytes(24) })).toBe(401)
  for (const minutes of [-6, 6])
    expect(await send(event, { at: Date.now() + minutes * 60_000 })).toBe(401)
  expect((await stack.post('/functions/v1/mail-events', event)).status).toBe(401)
  expect(await status()).toEqual({ email_status: 'sent' })
})
