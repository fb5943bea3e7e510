import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { encodeSignatureHeader, SIGNATURE_HEADER_NAME } from '@sanity/webhook'
import { startLake } from 'local-content-lake'
import { HttpResponse, http } from 'msw'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { readEnvironment } from '../../../scripts/environment.ts'
import { lakeClient } from '../../../scripts/services/lakeClient.ts'
import { type FaultyHost, startFaultyHost } from '../../../tests/support/faultyHost.ts'
import { copySeededLake } from '../../../tests/support/seededLake.ts'
import { type Stack, startStack } from '../../../tests/support/startStack.ts'

/** The function in Deno, the database, and a real deploy hook. */

const secret = 'a secret between Sanity and us'
const hookPath = '/build_hooks/5c23354f454e1350f8543e78'
const minutes = 60_000

let stack: Stack
let host: FaultyHost

/** The hook's calls, and its next responses; 200 by default. */
const hookCalls: { method: string; body: string }[] = []
const responses: (() => Promise<Response> | Response)[] = []

/** Polls for as long as a slow machine may need. */
const eventually = (check: () => void | Promise<void>) => vi.waitFor(check, 30_000)

let publishes = 0
/** Returns a body of the webhook, different for each publish. */
const aPublish = () => JSON.stringify({ _id: 'page-home', _rev: `revision-${publishes++}` })
const sign = (body: string, { by = secret, at = Date.now() } = {}) =>
  encodeSignatureHeader(body, at, by)

const send = (body: string, headers: Record<string, string>) =>
  fetch(`${stack.supabase.address}/functions/v1/publish-site`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body,
  })

/** Calls the function as Sanity does after a publish; returns the status. */
async function publish(): Promise<number> {
  const body = aPublish()
  const { status } = await send(body, {
    [SIGNATURE_HEADER_NAME]: await sign(body),
  })
  return status
}

type State = { publishes: number; built: number; attempts: number; seconds: number | null }

async function state(): Promise<State | undefined> {
  const [row] = await stack.supabase.database.query<State>(
    `select publishes, built, attempts,
       round(extract(epoch from due_at - now()))::int as seconds from private.site_build`,
  )
  return row
}

/** Makes the pending build due, and calls the function as the timer does. It responds after the build. */
async function makeDue(): Promise<void> {
  await stack.supabase.database.query(
    'update private.site_build set due_at = now() where due_at is not null',
  )
  stack.supabase.sweep()
}
const askForDue = () => stack.post('/functions/v1/publish-site', { due: true })

/** Matches a time that is at most so many seconds ahead, or has passed during the test. */
const within = (seconds: number) =>
  expect.toSatisfy(
    (value) => typeof value === 'number' && value > seconds - 35 && value <= seconds,
    `at most ${seconds} s ahead`,
  )

async function clear(): Promise<void> {
  stack.log.length = 0
  hookCalls.length = 0
  responses.length = 0
  await stack.supabase.database.query(
    `update private.site_build
     set publishes = 0, built = 0, attempts = 0, due_at = null, gathering_since = null`,
  )
}

describe('with a deploy hook', () => {
  beforeAll(async () => {
    host = await startFaultyHost([
      http.post(`*${hookPath}`, async ({ request }) => {
        hookCalls.push({ method: request.method, body: await request.text() })
        return (await responses.shift()?.()) ?? HttpResponse.json({ success: true })
      }),
    ])
    stack = await startStack({
      SANITY_WEBHOOK_SECRET: secret,
      DEPLOY_HOOK_URL: host.address + hookPath,
    })
  })
  beforeEach(clear)
  afterAll(async () => {
    await stack.close()
    host.close()
  })

  test('a publish is built', async () => {
    expect(await publish()).toBe(202)
    expect(await state()).toEqual({ publishes: 1, built: 0, attempts: 0, seconds: within(20) })
    await makeDue()
    await eventually(async () =>
      expect(await state()).toEqual({ publishes: 1, built: 1, attempts: 0, seconds: null }),
    )
    expect(hookCalls).toEqual([{ method: 'POST', body: '{}' }])
  })

  test('ten publishes one after the other make one build', async () => {
    for (let number = 0; number < 10; number++) expect(await publish()).toBe(202)
    expect(hookCalls).toEqual([])
    await makeDue()
    await Promise.all(Array.from({ length: 10 }, askForDue))
    await eventually(async () =>
      expect(await state()).toEqual({ publishes: 10, built: 10, attempts: 0, seconds: null }),
    )
    expect(hookCalls).toHaveLength(1)
  })

  test('fifty publishes at once are all recorded', async () => {
    const statuses = await Promise.all(Array.from({ length: 50 }, publish))
    expect(new Set(statuses)).toEqual(new Set([202]))
    expect(await state()).toMatchObject({ publishes: 50, built: 0 })
  })

  test('a build waits for twenty seconds without a publish, but for two minutes at most', async () => {
    await publish()
    await publish()
    expect(await state()).toMatchObject({ publishes: 2, seconds: within(20) })
    const inAll = `extract(epoch from due_at - gathering_since)::int as "inAll"`
    await stack.supabase.database.query(
      `update private.site_build set gathering_since = now() - interval '101 seconds'`,
    )
    await publish()
    expect(
      await stack.supabase.database.query(`select ${inAll} from private.site_build`),
    ).toMatchObject([{ inAll: 120 }])
  })

  test('a publish during a call of the host is built afterwards', async () => {
    const asked = Promise.withResolvers<Response>()
    responses.push(() => asked.promise)
    await publish()
    await makeDue()
    await eventually(() => expect(hookCalls).toHaveLength(1))

    expect(await publish()).toBe(202)
    asked.resolve(HttpResponse.json({}))
    await eventually(async () => expect(await state()).toMatchObject({ publishes: 2, built: 1 }))
    expect(await state()).toMatchObject({ attempts: 0, seconds: within(20) })

    await makeDue()
    await eventually(async () =>
      expect(await state()).toEqual({ publishes: 2, built: 2, attempts: 0, seconds: null }),
    )
    expect(hookCalls).toHaveLength(2)
  })

  test('a publish while the host fails is not delayed with it', async () => {
    const asked = Promise.withResolvers<Response>()
    responses.push(() => asked.promise)
    await publish()
    await stack.supabase.database.query('update private.site_build set attempts = 8')
    await makeDue()
    await eventually(() => expect(hookCalls).toHaveLength(1))
    await publish()
    asked.resolve(new HttpResponse(null, { status: 500 }))
    await eventually(() => expect(stack.log.join()).toContain('"attempt":9'))
    expect(await state()).toEqual({ publishes: 2, built: 0, attempts: 9, seconds: within(20) })
  })

  test('calls of a failing host are repeated, with growing delays, until it starts the build', async () => {
    await publish()
    for (const [attempts, wait] of [
      [1, 60],
      [2, 120],
      [3, 240],
    ] as const) {
      responses.push(() => new HttpResponse(null, { status: 500 }))
      await makeDue()
      // The log shows when the attempt has ended; until then its due time is different.
      const reported = `"attempt":${attempts},"reason":"the deploy hook answered 500"`
      await eventually(() => expect(stack.log.join()).toContain(reported))
      expect(await state()).toEqual({ publishes: 1, built: 0, attempts, seconds: within(wait) })
    }

    await makeDue()
    await eventually(async () =>
      expect(await state()).toEqual({ publishes: 1, built: 1, attempts: 0, seconds: null }),
    )
    expect(hookCalls).toHaveLength(4)
  })

  test('a host that keeps failing is called every hour', async () => {
    await publish()
    await stack.supabase.database.query('update private.site_build set attempts = 300')
    responses.push(() => new HttpResponse(null, { status: 404 }))
    await makeDue()
    await eventually(async () =>
      expect(await state()).toEqual({
        publishes: 1,
        built: 0,
        attempts: 301,
        seconds: within(3600),
      }),
    )
  })

  test('a call without a response is repeated', async () => {
    responses.push(() => new Promise(() => {}))
    await publish()
    await makeDue()
    await eventually(() =>
      expect(stack.log.join()).toContain('the deploy hook did not answer: TimeoutError'),
    )
    expect(await state()).toEqual({ publishes: 1, built: 0, attempts: 1, seconds: within(60) })
    await makeDue()
    await eventually(() => expect(stack.log.join()).toContain('"event":"started"'))
    expect(await state()).toMatchObject({ built: 1, attempts: 0 })
  })

  test('a redirect of the host is not followed', async () => {
    responses.push(() => HttpResponse.redirect(`${host.address}${hookPath}?elsewhere`, 307))
    await publish()
    await makeDue()
    await eventually(() => expect(stack.log.join()).toContain('the deploy hook answered 307'))
    expect(await state()).toMatchObject({ built: 0, attempts: 1 })
    expect(hookCalls).toHaveLength(1)
  })

  describe('is refused', () => {
    const body = aPublish()
    const signed = async (text: string, options?: Parameters<typeof sign>[1]) => ({
      body: text,
      headers: { [SIGNATURE_HEADER_NAME]: await sign(text, options) },
    })
    type Sent = { body: string; headers: Record<string, string> }
    const refusals: [title: string, status: number, sent: () => Sent | Promise<Sent>][] = [
      ['no signature', 401, () => ({ body, headers: {} })],
      ['an unsigned nothing', 401, () => ({ body: '', headers: {} })],
      ['due, but not quite', 401, () => ({ body: '{"due":"true"}', headers: {} })],
      ['a signature with another secret', 401, () => signed(body, { by: 'a guess' })],
      [
        'a signature of another body',
        401,
        async () => ({ ...(await signed(body)), body: `${body} ` }),
      ],
      [
        'a signature made six minutes ago',
        401,
        () => signed(body, { at: Date.now() - 6 * minutes }),
      ],
      ['a signature six minutes ahead', 401, () => signed(body, { at: Date.now() + 6 * minutes })],
      [
        'an old signature with a new time',
        401,
        async () => {
          const old = await sign(body, { at: Date.now() - 6 * minutes })
          const header = old.replace(/t=\d+/, `t=${Date.now()}`)
          return { body, headers: { [SIGNATURE_HEADER_NAME]: header } }
        },
      ],
      [
        'a signature of another form',
        401,
        () => ({ body, headers: { [SIGNATURE_HEADER_NAME]: 'sha256=0' } }),
      ],
    ]

    test.each(refusals)('%s: %i', async (_, status, sent) => {
      const { body, headers } = await sent()
      expect((await send(body, headers)).status).toBe(status)
      expect(await state()).toMatchObject({ publishes: 0, seconds: null })
    })

    test('another method: 405', async () => {
      const { status } = await fetch(`${stack.supabase.address}/functions/v1/publish-site`)
      expect(status).toBe(405)
    })
  })

  test('anyone may start what is due, and nothing else', async () => {
    await publish()
    const response = await askForDue()
    expect([response.status, await response.json()]).toEqual([202, {}])
    expect(await state()).toMatchObject({ publishes: 1, built: 0, attempts: 0 })
    expect(hookCalls).toEqual([])
  })

  test('the log has no secret, no address and no content', async () => {
    await publish()
    await makeDue()
    await eventually(() => expect(stack.log.join()).toContain('"event":"started"'))
    await send(aPublish(), { [SIGNATURE_HEADER_NAME]: 'nonsense' })
    await eventually(() => expect(stack.log.join()).toContain('"event":"refused"'))
    for (const kept of [secret, hookPath, host.address, 'page-home', 'nonsense', 'v1='])
      expect(stack.log.join()).not.toContain(kept)
  })
})

test('the timer executes a plan that is due', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'plans-'))
  await copySeededLake(directory)
  const lake = await startLake({ directory, port: 0 })
  const client = lakeClient(readEnvironment(), lake.address)
  const faq = await client.getDocument('faqPage')
  const changed = { ...faq?.hero, heading: { en: 'Asked today' } }
  await client.create({
    ...faq,
    _id: 'drafts.faqPage',
    _type: 'faqPage',
    hero: changed,
  })
  await client.create({
    _id: 'drafts.plan',
    _type: 'plan',
    state: 'scheduled',
    at: new Date().toISOString(),
    publishes: [{ _type: 'reference', _ref: 'faqPage', _weak: true, _key: 'a' }],
  })
  stack = await startStack({
    SANITY_WEBHOOK_SECRET: secret,
    DEPLOY_HOOK_URL: 'http://localhost:1/hook',
    SANITY_API_HOST: lake.address,
    SANITY_PLANS_TOKEN: 'a token',
  })
  try {
    expect((await askForDue()).status).toBe(202)
    expect(await client.getDocument('faqPage')).toMatchObject({ hero: changed })
    expect(await client.getDocument('drafts.plan')).toMatchObject({ state: 'executed' })
    await eventually(() => expect(stack.log.join()).toContain('"plans executed","plans":1'))
    expect(stack.log.join()).not.toContain('a token')
    // A second call within 30 seconds does not query the Content Lake.
    const again = { _id: 'drafts.plan', _type: 'plan', state: 'scheduled', publishes: [] }
    await client.createOrReplace({ ...again, at: new Date().toISOString() })
    expect((await askForDue()).status).toBe(202)
    expect(await client.getDocument('drafts.plan')).toMatchObject({ state: 'scheduled' })
    await stack.supabase.database.query(
      `update private.site_build set plans_checked_at = now() - interval '31 seconds'`,
    )
    expect((await askForDue()).status).toBe(202)
    expect(await client.getDocument('drafts.plan')).toMatchObject({ state: 'executed' })
  } finally {
    await stack.close()
    await lake.close()
    await rm(directory, { recursive: true })
  }
})

test('without its settings it names what is missing, and the other function runs', async () => {
  stack = await startStack()
  try {
    expect(await publish()).toBe(503)
    expect(stack.log.find((line) => line.startsWith('[publish-site]'))).toBe(
      "[publish-site] does not run: The function's settings are invalid: " +
        'SANITY_WEBHOOK_SECRET is missing; DEPLOY_HOOK_URL is missing',
    )
    const { status } = await stack.post('/functions/v1/send-contact-email', { due: true })
    expect(status).toBe(202)
  } finally {
    await stack.close()
  }
})
