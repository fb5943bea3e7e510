import { evaluate, parse } from 'groq-js'
import { HttpResponse, http } from 'msw'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type FaultyHost, startFaultyHost } from '../../../tests/support/faultyHost.ts'
import { type ResendDouble, startResend } from '../../../tests/support/resendDouble.ts'
import { publishableKey, type Stack, startStack } from '../../../tests/support/startStack.ts'

/** The function in Deno, the database, Resend, and a host with the site, the Content Lake and GitHub. */

let stack: Stack
let host: FaultyHost
let resend: ResendDouble

const longAgo = '2026-11-20T10:00:00Z'
const page = { _id: 'page-home', _type: 'page', _updatedAt: longAgo }
const latePlan = { _id: 'drafts.plan', _type: 'plan', state: 'scheduled', at: longAgo }

const live = { updatedAt: longAgo, documents: 1 }

/** The key that Resend knows. */
let resendKey: string

/** The key in the site's scripts. */
let key: string

/** The attributes of the dataset that are in use. */
let attributes: number

/** The stored documents, and the content that the site shows, or how it fails. */
let documents: object[]
let shown: typeof live | 'another site' | 'an error'
/** True if GitHub refuses. */
let githubFails: boolean

/** The token that Sanity does not know any more. */
let revoked: string | null

/** What was done on GitHub. */
const issueChanges: string[] = []

/** The titles of the open issues on GitHub, by number. */
const openIssues = new Map<number, string>()

beforeAll(async () => {
  resend = await startResend()
  resendKey = resend.key
  host = await startFaultyHost([
    http.get('*/build.json', () => {
      if (shown === 'an error') return HttpResponse.text('', { status: 503 })
      if (shown === 'another site') return HttpResponse.text('This domain is for sale')
      return HttpResponse.json({ id: 'build', deployment: 'production', content: shown })
    }),
    http.get('*/contact', () =>
      HttpResponse.html(
        `<meta content="connect-src 'self' ${stack.supabase.address}; x"><script src="/assets/form-12345678.js">`,
      ),
    ),
    http.get('*/assets/form-12345678.js', () => HttpResponse.text(`"${key}"`)),
    http.get('*/v1/data/stats/production', () =>
      HttpResponse.json({ fields: { count: { value: attributes, limit: 2000 } } }),
    ),
    http.get('*/data/query/production', async ({ request }) => {
      if (request.headers.get('Authorization') === `Bearer ${revoked}`)
        return HttpResponse.json({ message: 'Session not found' }, { status: 401 })
      if (documents.length === 0) return HttpResponse.json({}, { status: 503 })
      const query = new URL(request.url).searchParams.get('query') ?? ''
      const result = await (await evaluate(parse(query), { dataset: documents })).get()
      return HttpResponse.json({ result })
    }),
    http.post<never, { title: string }>('*/repos/us/site/issues', async ({ request }) => {
      if (githubFails) return HttpResponse.json({}, { status: 403 })
      const { title } = await request.json()
      issueChanges.push(`issue: ${title}`)
      openIssues.set(7, title)
      return HttpResponse.json({ number: 7, title }, { status: 201 })
    }),
    http.get('*/repos/us/site/issues', () =>
      HttpResponse.json(
        [...openIssues].map(([number, title]) => ({ number, title })),
        { status: githubFails ? 401 : 200 },
      ),
    ),
    http.patch<{ number: string }, { state: string }>(
      '*/repos/us/site/issues/:number',
      async ({ request, params }) => {
        if (githubFails) return HttpResponse.json({}, { status: 403 })
        issueChanges.push(`issue ${params.number}: ${(await request.json()).state}`)
        openIssues.delete(Number(params.number))
        return HttpResponse.json({})
      },
    ),
  ])
  stack = await startStack({
    SITE_ORIGINS: `${host.address}, https://www.example.org`,
    RESEND_API_KEY: resend.key,
    RESEND_API_URL: `${resend.address}/emails`,
    GITHUB_REPOSITORY: 'us/site',
    GITHUB_ISSUES_TOKEN: 'may-write-issues',
    GITHUB_API_URL: host.address,
    SANITY_API_HOST: host.address,
    SANITY_READ_TOKEN: 'reads',
    SANITY_PLANS_TOKEN: 'writes',
  })
})

afterAll(async () => {
  await stack?.close()
  host?.close()
  await resend?.close()
})

beforeEach(async () => {
  documents = [page]
  shown = live
  githubFails = false
  revoked = null
  Object.assign(resend, { key: resendKey, isRestricted: true })
  key = publishableKey
  attributes = 1399
  issueChanges.length = 0
  resend.clear()
  openIssues.clear()
  stack.log.length = 0
  await stack.supabase.database.query('delete from private.problems')
})

/** Returns what people were sent. */
function notifications(): string[] {
  const mails = resend.mails.map(({ body }) => `${body.to}: ${body.subject}`)
  return [...mails, ...issueChanges].sort()
}

/** Calls the function as the timer does, a quarter of an hour after the last call, and returns what people were sent. */
async function check(): Promise<string[]> {
  issueChanges.length = 0
  resend.mails.length = 0
  await stack.supabase.database.query(`update private.monitoring set checked_at = '-infinity'`)
  expect((await stack.post('/functions/v1/monitor-site', { due: true })).status).toBe(202)
  return notifications()
}

/** Runs two checks, because a problem is reported only once the second has seen it, and returns the reports. */
async function checkTwice(): Promise<string[]> {
  expect(await check()).toEqual([])
  return check()
}

const both = (title: string) => [`info@example.org: ${title}`, `issue: ${title}`]

test('nothing is reported of a site that shows what is published', async () => {
  expect(await checkTwice()).toEqual([])
})

test.for(['an error', 'another site'] as const)(
  '%s in place of the site is reported once by a mail and an issue, and once when it is over',
  async (failure) => {
    shown = failure
    expect(await checkTwice()).toEqual(both('The website cannot be reached'))
    expect(await check()).toEqual([])
    shown = live
    expect(await check()).toEqual([
      'info@example.org: Over: The website cannot be reached',
      'issue 7: closed',
    ])
    expect(await check()).toEqual([])
  },
)

test('the log says why the site cannot be read', async () => {
  shown = 'an error'
  await check()
  expect(stack.log.join('\n')).toContain('/build.json was answered with 503')
})

test('a call that comes before the next check is due checks nothing', async () => {
  shown = 'another site'
  await check()
  expect((await stack.post('/functions/v1/monitor-site', { due: true })).status).toBe(202)
  expect(notifications()).toEqual([])
})

test('a form whose enquiries the database refuses is reported, and leaves none when it is tried', async () => {
  expect(await checkTwice()).toEqual([])
  expect(await stack.supabase.database.query('select from public.contacts')).toEqual([])
  key = 'sb_publishable_deleted'
  expect(await checkTwice()).toEqual(both('Enquiries cannot be sent'))
  expect(stack.log.join('\n')).toContain('"event":"form refused","reason":"401')
})

test('visitors who may not insert any more are reported, as after a wrong migration', async () => {
  const { database } = stack.supabase
  await database.query(
    'drop policy "Visitors may insert an enquiry whose mail is pending" on public.contacts',
  )
  const notified = await checkTwice()
  await database.query(
    `create policy "Visitors may insert an enquiry whose mail is pending"
     on public.contacts for insert to anon, authenticated
     with check (email_status = 'pending' and email_attempts = 0)`,
  )
  expect(notified).toEqual(both('Enquiries cannot be sent'))
})

test('a dataset that is nearly full is reported', async () => {
  expect(await checkTwice()).toEqual([])
  attributes = 1400
  expect(await checkTwice()).toEqual(both('The content is near Sanity’s limit'))
})

test('content that is not live is reported, unless it was published within ten minutes', async () => {
  documents = [page, { ...page, _id: 'page-news', _updatedAt: new Date().toISOString() }]
  expect(await checkTwice()).toEqual([])
  documents = [page, { ...page, _id: 'page-news' }]
  expect(await checkTwice()).toEqual(both('The website does not show what was published'))
})

test('a late plan is reported', async () => {
  documents = [page, latePlan]
  expect(await checkTwice()).toEqual(both('A plan is late'))
})

test('content that cannot be read is reported, as after a token has expired', async () => {
  documents = []
  expect(await checkTwice()).toEqual(both('The content cannot be read'))
})

test('a revoked token that writes is reported, and what is public is still compared', async () => {
  revoked = 'writes'
  documents = [page, { ...page, _id: 'page-news' }]
  const titles = ['The content cannot be read', 'The website does not show what was published']
  expect(await checkTwice()).toEqual(titles.flatMap(both).sort())
  expect(stack.log.join('\n')).toContain('SANITY_PLANS_TOKEN')
})

test('what cannot be checked is not over', async () => {
  documents = [page, latePlan]
  await checkTwice()
  documents = []
  expect(await check()).toEqual([])
  expect(stack.log.join('\n')).toContain('the Content Lake answered 503')
})

test('mail that waits is reported by an issue while mail fails, and by mail when it works', async () => {
  resend.refusal = 401
  await stack.supabase.database.query(
    `insert into public.contacts (first_name, email, message, created_at, email_due_at)
     values ('Ama', 'ama@example.org', 'A message of some length',
       now() - interval '40 minutes', now() + interval '1 hour')`,
  )
  const title = 'Mail about enquiries is not sent'
  expect(await checkTwice()).toEqual([`issue: ${title}`])
  expect(await check()).toEqual([])
  expect(stack.log.join('\n')).toContain('the mail API answered 401')
  resend.refusal = null
  expect(await check()).toEqual([`info@example.org: ${title}`])
  await stack.clear()
  expect(await check()).toEqual([`info@example.org: Over: ${title}`, 'issue 7: closed'])
})

test('a revoked key of Resend is reported before there is an enquiry', async () => {
  resend.key = 're_another'
  expect(await checkTwice()).toEqual(['issue: The mail service refuses our key'])
  resend.key = resendKey
  for (const isRestricted of [true, false]) {
    resend.isRestricted = isRestricted
    await check()
    expect(await stack.supabase.database.query('select from private.problems')).toEqual([])
  }
})

test('an expired token of GitHub is reported by mail', async () => {
  githubFails = true
  const title = 'Problems are not reported on GitHub any more'
  expect(await checkTwice()).toEqual([`info@example.org: ${title}`])
  githubFails = false
  expect(await check()).toEqual([`info@example.org: Over: ${title}`])
})

test('while GitHub fails, the mail is sent, and the issue is closed later', async () => {
  shown = 'another site'
  await checkTwice()
  githubFails = true
  shown = live
  expect(await check()).toEqual(['info@example.org: Over: The website cannot be reached'])
  expect(stack.log.join('\n')).toContain('GitHub answered 403')
  githubFails = false
  expect(await check()).toEqual(['issue 7: closed'])
  expect(await check()).toEqual([])
})

test('a problem that returns while its issue cannot be closed is reported by mail again', async () => {
  shown = 'another site'
  await check()
  // The mail says when the problem began, to the minute.
  await stack.supabase.database.query(
    `update private.problems set since = since - interval '1 hour'`,
  )
  expect(await check()).toContain('info@example.org: The website cannot be reached')
  githubFails = true
  shown = live
  expect(await check()).toEqual(['info@example.org: Over: The website cannot be reached'])
  shown = 'another site'
  expect(await check()).toContain('info@example.org: The website cannot be reached')
})

test('an issue that could not be recorded is not opened twice, and is closed when the problem is over', async () => {
  shown = 'another site'
  await checkTwice()
  await stack.supabase.database.query('update private.problems set issue = null')
  expect(await check()).toEqual([])
  shown = live
  expect(await check()).toContain('issue 7: closed')
})
