import { HttpResponse, http } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import type { LakeClient } from '../../shared/plans/planMutations.ts'
import { takeConsoleErrors } from '../../tests/support/failOnConsoleError.ts'
import { readEnvironment } from '../environment.ts'
import { createPlanRun, pollDuePlans } from './pollDuePlans.ts'
import { resendMailer } from './resendMailer.ts'

const server = setupServer()
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
afterEach(() => {
  server.resetHandlers()
  vi.unstubAllEnvs()
})
afterAll(() => server.close())

test('a Content Lake that is away is reported once, and once when it is back', async () => {
  const log = vi.spyOn(console, 'log').mockImplementation(() => {})
  const fetch = vi.fn<LakeClient['fetch']>().mockRejectedValue(new Error('fetch failed'))
  const poll = createPlanRun({ config: () => ({}), fetch, mutate: async () => {} })
  const polls = async (count: number) => {
    for (let index = 0; index < count; index += 1) await poll()
    return [...takeConsoleErrors(), ...log.mock.calls.splice(0).flat()]
  }
  expect(await polls(3)).toEqual(['Plans could not be executed, and are tried again: fetch failed'])
  fetch.mockImplementation(async (query) => (query === 'now()' ? new Date().toISOString() : []))
  expect(await polls(3)).toEqual(['Plans work again.'])
  fetch.mockRejectedValue(new Error('fetch failed'))
  expect(await polls(2)).toHaveLength(1)
})

test('plans are looked for at once and at each interval, one look at a time, until it is stopped', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  onTestFinished(() => void vi.useRealTimers())
  const looks: ((plans: []) => void)[] = []
  const fetch: LakeClient['fetch'] = async (query) =>
    query === 'now()' ? new Date().toISOString() : new Promise((resolve) => looks.push(resolve))
  const stop = pollDuePlans({ config: () => ({}), fetch, mutate: async () => {} }, 1000, null)
  await vi.advanceTimersByTimeAsync(3000)
  expect(looks).toHaveLength(1)
  looks[0]?.([])
  await vi.advanceTimersByTimeAsync(3000)
  expect(looks).toHaveLength(2)

  let isStopped = false
  const stopped = stop().then(() => {
    isStopped = true
  })
  await vi.advanceTimersByTimeAsync(3000)
  expect(isStopped).toBe(false)
  looks[1]?.([])
  await stopped
  await vi.advanceTimersByTimeAsync(3000)
  expect(looks).toHaveLength(2)
})

test('a plan is due by the Content Lake’s clock, whatever this computer’s clock shows', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-23T10:00:00Z') })
  onTestFinished(() => void vi.useRealTimers())
  const log = vi.spyOn(console, 'log').mockImplementation(() => {})
  let time = '2026-11-23T08:59:59Z'
  const executed: unknown[] = []
  const due = {
    _id: 'drafts.plan-a',
    _rev: '1',
    _type: 'plan',
    state: 'scheduled',
    name: 'Embargo',
  }
  const run = createPlanRun({
    config: () => ({}),
    fetch: async (query, { ids }) => {
      if (query === 'now()') return time
      const content = { pages: [], listed: [], redirects: [], site: null }
      if (query.includes('"pages"'))
        return {
          ...content,
          now: new Date().toISOString(),
          state: { documents: 1, updatedAt: null },
        }
      return ids || executed.length > 0
        ? []
        : [{ ...due, checkedAt: time, at: '2026-11-23T09:00:00Z' }]
    },
    mutate: async (mutations) => executed.push(...mutations),
  })
  await run()
  expect(executed).toEqual([])
  time = '2026-11-23T09:00:00Z'
  await run()
  expect(log).toHaveBeenCalledWith('Executed the plan “Embargo”.')
})

/** A client whose Content Lake has a due plan, but cannot read its documents. */
const failingPlan: LakeClient = {
  config: () => ({}),
  fetch: async (query, { ids }) => {
    if (query === 'now()') return '2026-11-23T10:00:00Z'
    if (ids) throw new Error('answered 500')
    return [
      {
        ...{ _id: 'drafts.plan-a', _rev: '1', _type: 'plan', state: 'scheduled' },
        ...{ at: '2026-11-23T09:00:00Z', publishes: [{ _ref: 'a' }] },
      },
    ]
  },
  mutate: async () => {},
}

test('a plan that fails is named', async () => {
  await createPlanRun(failingPlan)()
  expect(takeConsoleErrors()).toEqual([expect.stringContaining('drafts.plan-a: answered 500')])
})

test('a plan that fails is named also if the mail about it is refused', async () => {
  refusePlan()
  server.use(
    http.post('https://api.resend.com/emails', () => HttpResponse.json({}, { status: 422 })),
  )
  await createPlanRun(failingPlan, resendMailer(readEnvironment()))()
  expect(takeConsoleErrors()).toEqual([
    expect.stringMatching(
      /could not be executed.* drafts\.plan-a: answered 500\. Schedulers .* drafts\.plan-a: the mail API answered 422$/,
    ),
  ])
})

/** A client whose Content Lake has a refused plan, and the mail settings of its scheduler's company. */
function refusePlan() {
  const refused = {
    ...{ _id: 'drafts.plan-a', _rev: '1', _type: 'plan', name: 'Tender', state: 'refused' },
    ...{ at: new Date().toISOString(), checkedAt: new Date().toISOString() },
    scheduledBy: 'ama@company.example',
  }
  const client: LakeClient = {
    config: () => ({}),
    fetch: async (query) => {
      if (query === 'now()') return new Date().toISOString()
      return query.includes('!= "executed"') ? [refused] : []
    },
    mutate: async (mutations) => {
      for (const mutation of mutations)
        if ('patch' in mutation) Object.assign(refused, Object(mutation.patch).set)
    },
  }
  vi.stubEnv('RESEND_API_KEY', 're_key')
  vi.stubEnv('CONTACT_EMAIL_FROM', 'website@company.example')
  vi.stubEnv('CONTACT_EMAIL_TO', 'info@company.example')
  return client
}

test('who planned what was refused gets a mail, once', async () => {
  const mails: object[] = []
  server.use(
    http.post('https://api.resend.com/emails', async ({ request }) => {
      const [key, authorization] = ['Idempotency-Key', 'Authorization'].map((name) =>
        request.headers.get(name),
      )
      mails.push({ key, authorization, body: await request.json() })
      return HttpResponse.json({})
    }),
  )
  const poll = createPlanRun(refusePlan(), resendMailer(readEnvironment()))
  await poll()
  await poll()
  expect(mails).toEqual([
    {
      key: expect.stringContaining('plan-a-refused'),
      authorization: 'Bearer re_key',
      body: expect.objectContaining({ to: 'ama@company.example', subject: 'Refused: Tender' }),
    },
  ])
})

test('a redirect of the mail service is not followed', async () => {
  server.use(
    http.post('https://api.resend.com/emails', () =>
      HttpResponse.redirect('https://other.example/emails', 307),
    ),
    http.post('https://other.example/emails', () => HttpResponse.json({})),
  )
  await createPlanRun(refusePlan(), resendMailer(readEnvironment()))()
  expect(takeConsoleErrors()).toEqual([expect.stringContaining('the mail API answered 307')])
})

test('a mail that is refused is sent again by the next look', async () => {
  const statuses = [500, 200]
  const sent: number[] = []
  server.use(
    http.post('https://api.resend.com/emails', () => {
      const status = statuses.shift() ?? 200
      sent.push(status)
      return HttpResponse.json({}, { status })
    }),
  )
  const log = vi.spyOn(console, 'log').mockImplementation(() => {})
  const poll = createPlanRun(refusePlan(), resendMailer(readEnvironment()))
  await poll()
  expect(takeConsoleErrors()).toEqual([
    'Schedulers of plans could not be mailed, and are tried again: drafts.plan-a: the mail API answered 500',
  ])
  await poll()
  await poll()
  expect(sent).toEqual([500, 200])
  expect(log).toHaveBeenCalledWith('Plans work again.')
})

test.each(['RESEND_API_KEY', 'CONTACT_EMAIL_FROM', 'CONTACT_EMAIL_TO'])(
  'without %s nobody is mailed',
  (name) => {
    refusePlan()
    expect(resendMailer(readEnvironment())).not.toBeNull()
    vi.stubEnv(name, '')
    expect(resendMailer(readEnvironment())).toBeNull()
  },
)
