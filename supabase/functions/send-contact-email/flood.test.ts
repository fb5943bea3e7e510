import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { toEnquiryRow } from '../../../shared/enquiry/enquiry.ts'
import { anEnquiry } from '../../../tests/support/anEnquiry.ts'
import { type Stack, senderHeader, startStack } from '../../../tests/support/startStack.ts'

/** Enquiries of one sender, twice as many as are accepted; FLOOD=20000 for a measurement. */
const flood = Number(process.env.FLOOD ?? 600)
const real = 120
const concurrency = 50

/** Ends a test that would never end. */
const patience = { timeout: 10 * 60_000 }

let stack: Stack

beforeAll(async () => {
  stack = await startStack()
})

afterAll(() => stack.close())

/** Sends an enquiry as the form does; returns the status of the insert. */
async function submit(email: string, message: string, sender: string): Promise<number> {
  const enquiry = anEnquiry({ email, message })
  const headers = { [senderHeader]: sender }
  const { status } = await stack.post('/rest/v1/contacts', toEnquiryRow(enquiry), headers)
  if (status === 201) await stack.post('/functions/v1/send-contact-email', enquiry, headers)
  return status
}

async function count(sql: string): Promise<number> {
  const [row] = await stack.supabase.database.query<{ count: number }>(
    `select count(*)::int as count from ${sql}`,
  )
  return row?.count ?? 0
}

/**
 * Moves the outbox's clock by ten minutes, and sends the mails that are then allowed, or tried again: on a busy
 * machine, the mail server may not respond in time.
 */
async function letTimePass(): Promise<void> {
  const { database, sweep } = stack.supabase
  await database.query(`update private.mail_attempts set at = at - interval '10 minutes'`)
  await database.query(
    `update public.contacts set email_due_at = email_due_at - interval '10 minutes'`,
  )
  await sweep()
  await vi.waitFor(async () => expect(await count('private.due_functions()')).toBe(0), patience)
}

test('a flood from one sender keeps no other enquiry from being stored and mailed once', {
  timeout: 30 * 60_000,
}, async () => {
  const statuses = new Map<string, number>()
  const note = (kind: string, status: number) =>
    statuses.set(`${kind} ${status}`, (statuses.get(`${kind} ${status}`) ?? 0) + 1)
  const total = flood + real
  const every = Math.floor(total / real)
  let next = 0
  let others = 0

  const started = performance.now()
  async function send(): Promise<void> {
    for (let number = next++; number < total; number = next++)
      if (number % every === 0 && others < real) {
        const other = others++
        const message = `A real question, number ${other}.`
        note('real', await submit(`real-${other}@example.org`, message, `10.1.0.${other}`))
      } else
        note('flood', await submit('flood@example.org', `Spam of the day ${number}`, '192.0.2.1'))
  }
  await Promise.all(Array.from({ length: concurrency }, send))
  const seconds = (performance.now() - started) / 1000
  const pending = `public.contacts where email_status <> 'sent'`
  await vi.waitFor(async () => {
    await letTimePass()
    expect(await count(pending)).toBe(0)
  }, patience)
  // A mail that arrived although its response was late is sent again with the same id.
  const mails = [
    ...new Map((await stack.mails()).map(({ mail }) => [mail.messageId, mail])).values(),
  ]
  if (process.env.FLOOD !== undefined)
    console.log({ seconds, mails: mails.length, ...Object.fromEntries(statuses) })

  expect(statuses.get('real 201')).toBe(real)
  expect(statuses.get('flood 201')).toBe(300)
  expect(statuses.get('flood 429')).toBe(total - real - 300)
  expect(mails.length).toBeLessThanOrEqual(60)
  const texts = mails.map(({ text }) => text).join('\n')
  for (let number = 0; number < real; number++) {
    const address = new RegExp(`real-${number}@example\\.org`, 'g')
    expect(texts.match(address), `mails about real-${number}`).toHaveLength(1)
  }
})
