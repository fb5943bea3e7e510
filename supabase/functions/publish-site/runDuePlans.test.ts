import { HttpResponse, http } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { KnownFailure } from '../_shared/failure.ts'
import { runDuePlans } from './runDuePlans.ts'
import { readSettings } from './settings.ts'

/** The function's own part of plans, against the HTTP APIs of Sanity and Resend. */

const lake = 'https://project.api.sanity.io/v2025-02-19/data'
const resend = 'https://api.resend.com/emails'
const plan = {
  ...{ _id: 'drafts.plan-1', _rev: '1', _type: 'plan', name: 'A secret tender' },
  ...{ state: 'scheduled', at: '2026-11-23T09:00:00Z', publishes: [{ _ref: 'page' }] },
  scheduledBy: 'ama@company.example',
}
const required = {
  SUPABASE_URL: 'https://project.supabase.co',
  SUPABASE_SECRET_KEYS: '{"default":"sb_secret_key"}',
  SANITY_WEBHOOK_SECRET: 'known to both',
  DEPLOY_HOOK_URL: 'https://api.netlify.com/build_hooks/1',
  SANITY_PROJECT_ID: 'project',
}
const mail = {
  CONTACT_EMAIL_TO: 'info@company.example',
  CONTACT_EMAIL_FROM: 'website@company.example',
  RESEND_API_KEY: 're_key',
}

const server = setupServer()
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
afterEach(() => {
  server.resetHandlers()
  vi.restoreAllMocks()
})
afterAll(() => server.close())

/** Runs the plans while Sanity cannot read documents; returns the log, and the mails with their keys. */
async function runWhileDocumentsFail(settings: object, mailStatus = 200) {
  const requests: unknown[] = []
  const log = vi.spyOn(console, 'log').mockImplementation(() => {})
  const mails: unknown[] = []
  server.use(
    http.post(`${lake}/query/production`, async ({ request }) => {
      const body = JSON.stringify(await request.json())
      if (body.includes('now()"')) return HttpResponse.json({ result: '2026-11-23T10:00:00Z' })
      requests.push({
        type: request.headers.get('Content-Type'),
        authorization: request.headers.get('Authorization'),
      })
      return body.includes('"ids"')
        ? HttpResponse.html('<h1>Bad gateway</h1>', { status: 502 })
        : HttpResponse.json({ result: [plan] })
    }),
    http.post(`${lake}/mutate/production`, () => HttpResponse.json({ results: [] })),
    http.post(resend, async ({ request }) => {
      mails.push({ key: request.headers.get('Idempotency-Key'), mail: await request.json() })
      return HttpResponse.json({}, { status: mailStatus })
    }),
  )
  await runDuePlans(readSettings({ ...required, ...settings }), 'a token')
  return { log: log.mock.calls.flat().map(String), mails, requests }
}

test('a plan that fails is logged by its id and the reason, without its name', async () => {
  const { log, mails } = await runWhileDocumentsFail({})
  expect(log).toEqual([
    '{"event":"plan not executed","plan":"drafts.plan-1","reason":"the Content Lake answered 502"}',
  ])
  expect(mails).toEqual([])
})

test('the scheduler of a plan that fails gets a mail where mail is set up', async () => {
  const { mails, log } = await runWhileDocumentsFail(mail)
  expect(mails).toEqual([
    {
      key: expect.stringMatching(/^drafts\.plan-1-late-/),
      mail: expect.objectContaining({
        to: 'ama@company.example',
        subject: 'Late: A secret tender',
      }),
    },
  ])
  expect(log.join()).not.toMatch(/secret tender|ama@/)
})

test.each(Object.keys(mail))('nobody is told by mail without %s', async (name) => {
  const { mails } = await runWhileDocumentsFail({ ...mail, [name]: '' })
  expect(mails).toEqual([])
})

test('a mail that is refused is logged by the reason, and the failed plan still is', async () => {
  const { log } = await runWhileDocumentsFail(mail, 422)
  expect(log).toEqual([
    expect.stringContaining('"event":"plan not executed"'),
    '{"event":"scheduler not notified","plan":"drafts.plan-1","reason":"the mail API answered 422"}',
  ])
})

test('without a project nothing is asked, and the reason is known', async () => {
  await expect(runWhileDocumentsFail({ SANITY_PROJECT_ID: '' })).rejects.toThrow(
    new KnownFailure('SANITY_PROJECT_ID is missing'),
  )
})

test('content is read with the token, which may write', async () => {
  const { requests } = await runWhileDocumentsFail({})
  expect(requests).not.toEqual([])
  for (const request of requests)
    expect(request).toEqual({ type: 'application/json', authorization: 'Bearer a token' })
})
