import fc from 'fast-check'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { anEnquiry } from '../support/anEnquiry.ts'
import { publishableKey, type Stack, senderHeader, startStack } from '../support/startStack.ts'
import { type RawRequest, rawRequest, runs, seed, send } from './rawRequest.ts'

let stack: Stack
let sent = 0

beforeAll(async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  stack = await startStack({
    SANITY_WEBHOOK_SECRET: 'a secret',
    DEPLOY_HOOK_URL: 'http://localhost:9/hook',
  })
})

afterAll(async () => {
  await stack.close()
  vi.restoreAllMocks()
})

const paths = fc
  .tuple(
    fc.constantFrom('/rest/v1', '/functions/v1', '/rest/v1/rpc', '/rest/v2', '/auth/v1'),
    fc.constantFrom(
      'contacts',
      'claim_due_mail',
      'record_mail',
      'record_acknowledgement',
      'delete_enquiries',
      'send-contact-email',
      'publish-site',
      '_shared',
      '..%2f..%2f',
      'pg_class',
      '',
    ),
    fc.array(
      fc.tuple(
        fc.constantFrom('select', 'order', 'limit', 'email', 'id', 'created_at', 'columns', 'or'),
        fc.oneof(
          fc.constantFrom('*', 'id', 'eq.a', 'eq.', 'id.desc', 'id.up', '-1', '1e9', 'a', '%00'),
          fc.string({ maxLength: 10 }).map(encodeURIComponent),
        ),
      ),
      { maxLength: 3 },
    ),
  )
  .map(
    ([service, name, query]) =>
      `${service}/${name}?${query.map(([key, value]) => `${key}=${value}`).join('&')}`,
  )

/** Rows, enquiries and arguments that are almost valid. */
const bodies = fc.oneof(
  fc.constantFrom(
    '',
    '[]',
    '[[]]',
    '[null]',
    '{}',
    'null',
    '0',
    '"a"',
    '{"due":true}',
    '[{"email":null}]',
    '{"attempt":"x","sent":1}',
    '{"attempt":9e99,"sent":null}',
    '{"address":"\\u0000"}',
    '{"__proto__":{"id":1}}',
  ),
  fc
    .record({ name: fc.constantFrom('email', 'message', 'phone', 'id'), value: fc.jsonValue() })
    .map(({ name, value }) => JSON.stringify({ ...anEnquiry(), [name]: value })),
  fc.json(),
)

/** Requests to paths that may exist, mixed with arbitrary ones. */
const requests: fc.Arbitrary<RawRequest> = fc.oneof(
  rawRequest,
  fc
    .record({ method: fc.constantFrom('POST', 'GET', 'PATCH', 'DELETE', 'OPTIONS') })
    .chain(({ method }) =>
      fc.record({
        method: fc.constant(method),
        path: paths,
        headers: fc.subarray<[string, string]>([
          ['Prefer', 'return=representation'],
          ['Content-Profile', 'private'],
          ['Keep-Alive', 'timeout=5'],
          ['Expect', '100-continue'],
          ['Content-Encoding', 'gzip'],
          ['Upgrade', 'websocket'],
        ]),
        body: bodies,
      }),
    ),
)

/** Sends generated requests with a key. Supabase must keep running and never respond with 500 or 503. */
const survives = (key: () => string) =>
  fc.assert(
    fc.asyncProperty(requests, async (request) => {
      const { status, text } = await send(stack.supabase.address, {
        ...request,
        headers: [
          ['apikey', key()],
          ['Content-Type', 'application/json'],
          // Each from another address, so that the rate limit refuses none.
          [senderHeader, `10.0.${(sent >> 8) & 255}.${sent++ & 255}`],
          ...request.headers,
        ],
      })
      expect(status, text.slice(0, 300)).not.toBe(500)
      expect(status, text.slice(0, 300)).not.toBe(503)
      expect(text).not.toContain(stack.supabase.secret)
      expect(text).not.toContain('root:')
      expect((await fetch(stack.supabase.address)).ok).toBe(true)
    }),
    { numRuns: runs, seed },
  )

test('no visitor’s request crashes Supabase, causes a server error, or reads a secret', async () => {
  await survives(() => publishableKey)
})

test('no request with the secret key crashes Supabase or causes a server error', async () => {
  await survives(() => stack.supabase.secret)
})
