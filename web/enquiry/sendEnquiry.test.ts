import { createClient } from '@supabase/supabase-js'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { toEnquiryRow } from '../../shared/enquiry/enquiry.ts'
import { computeReference } from '../../shared/enquiry/metadata.ts'
import { anEnquiry } from '../../tests/support/anEnquiry.ts'
import { sendEnquiry } from './sendEnquiry.ts'

/** Responds to requests instead of the network. */
const network = vi.hoisted(() => vi.fn<typeof fetch>())

vi.mock('./supabase.ts', () => ({
  supabase: createClient('http://supabase.test', 'key', { global: { fetch: network } }),
}))

const enquiry = anEnquiry()
const start = Date.parse('2026-11-25T10:00:00Z')
const reference = await computeReference(enquiry, start)
const metadata = { language: 'fr', page: '/services/who', campaign: 'mail//' } as const
const signal = () => new AbortController().signal
const created = () => new Response(null, { status: 201 })
const paths = () => network.mock.calls.map(([url]) => new URL(String(url)).pathname)

const sentReferences = () =>
  network.mock.calls.flatMap(
    ([, init]) => new Headers(init?.headers).get('x-enquiry-reference') ?? [],
  )

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: start })
  network.mockReset()
})
afterEach(() => vi.useRealTimers())

test('an enquiry is inserted, then mailed', async () => {
  network.mockImplementation(async () => created())
  expect(await sendEnquiry(enquiry, metadata, signal())).toEqual({ reference })
  await expect.poll(paths).toEqual(['/rest/v1/contacts', '/functions/v1/send-contact-email'])
  expect(JSON.parse(String(network.mock.calls[1]?.[1]?.body))).toEqual(enquiry)
})

test('metadata is sent in headers, and the row stays as specified', async () => {
  network.mockImplementation(async () => created())
  await sendEnquiry(enquiry, metadata, signal())
  const [, init] = network.mock.calls[0] ?? []
  expect(JSON.parse(String(init?.body))).toEqual(toEnquiryRow(enquiry))
  expect(Object.fromEntries(new Headers(init?.headers))).toMatchObject({
    'x-enquiry-reference': reference,
    'x-enquiry-language': 'fr',
    'x-enquiry-page': '/services/who',
    'x-enquiry-campaign': 'mail//',
  })
})

test('sent again within an hour, an enquiry keeps its reference; after an hour it has another', async () => {
  const late = anEnquiry({ message: 'Sent at the end of an hour.' })
  network.mockImplementation(async () => created())
  const shown: unknown[] = []
  for (const time of ['10:59:50', '11:00:10', '11:59:40', '12:00:00']) {
    vi.setSystemTime(`2026-11-25T${time}Z`)
    shown.push(await sendEnquiry(late, metadata, signal()))
  }
  const [first, , , last] = shown
  expect(shown).toEqual([first, first, first, last])
  expect(last).not.toBe(first)
  expect(sentReferences().map((reference) => ({ reference }))).toEqual(shown)
})

test('a failing mail function changes nothing', async () => {
  network.mockImplementationOnce(async () => created())
  network.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  expect(await sendEnquiry(enquiry, metadata, signal())).toEqual({ reference })
})

test.each([400, 401, 429, 503])(
  'an insert answered %i is not repeated or mailed',
  async (status) => {
    network.mockImplementation(async () => Response.json({ message: 'refused' }, { status }))
    expect(await sendEnquiry(enquiry, metadata, signal())).toBe('refused')
    expect(paths()).toEqual(['/rest/v1/contacts'])
  },
)

test('an insert without a response is repeated once', async () => {
  network.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  network.mockImplementation(async () => created())
  expect(await sendEnquiry(enquiry, metadata, signal())).toEqual({ reference })
  expect(paths().filter((path) => path === '/rest/v1/contacts')).toHaveLength(2)
})

test('an insert is given up after two attempts without a response', async () => {
  network.mockRejectedValue(new TypeError('Failed to fetch'))
  expect(await sendEnquiry(enquiry, metadata, signal())).toBe('none')
  expect(network).toHaveBeenCalledTimes(2)
})

test('an insert that was aborted is not repeated', async () => {
  const limit = new AbortController()
  network.mockImplementation((_url, init) => {
    const response = new Promise<Response>((_, reject) =>
      init?.signal?.addEventListener('abort', () => reject(init.signal?.reason)),
    )
    limit.abort()
    return response
  })
  expect(await sendEnquiry(enquiry, metadata, limit.signal)).toBe('none')
  expect(network).toHaveBeenCalledTimes(1)
})
