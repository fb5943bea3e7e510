import { once } from 'node:events'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { getCACertificates, setDefaultCACertificates } from 'node:tls'
import { createClient } from '@sanity/client'
import { createClient as connect } from '@supabase/supabase-js'
import { HttpResponse, http, type RequestHandler } from 'msw'
import { expect, onTestFinished, test } from 'vitest'
import { apiVersion } from '../../shared/contentLake/contentLake.ts'
import { type Problem, problems } from '../../shared/monitoring/problems.ts'
import { latePlansQuery } from '../../shared/plans/plan.ts'
import { certificate, expiredCertificate, key } from '../../tests/support/certificates.ts'
import { startFaultyHost } from '../../tests/support/faultyHost.ts'
import { checkLive } from './checkLive.ts'
import { checkHost } from './hostChecks.ts'

const state = { updatedAt: '2026-11-22T10:00:00Z', documents: 94, day: null }

const legal = {
  registeredName: 'A Company Ltd',
  registrationNumber: 'CS123456789',
  postalAddress: 'P.O. Box 1, Accra',
  dataProtectionNumber: '1234567',
  effectiveDate: '2026-12-01',
  webHost: 'A host',
  credentials: 'A licence',
}

const publishableKey = 'sb_publishable_of-the_site'

/**
 * The checks that need the operator's keys: late plans, attributes in use, and the problems that the database knows.
 */
type Known = {
  latePlans?: number
  attributes?: number
  problems?: string[]
  refusedTokens?: string[]
}

/** Starts a site with its Supabase. The handlers in `faults` replace correct responses. */
async function startSite(faults: RequestHandler[], settings: object = { legal }, known?: Known) {
  let address = ''
  const { latePlans = 0, attributes = 0, problems: found = [], refusedTokens = [] } = known ?? {}
  const site = await startFaultyHost([
    ...faults,
    http.get('*/contact', () =>
      HttpResponse.html(
        `<meta content="connect-src 'self' ${address}; x"><script src="/assets/app-abcdefgh.js">`,
      ),
    ),
    http.get('*/assets/app-abcdefgh.js', () => HttpResponse.text('import("./form-12345678.js")')),
    http.get('*/assets/form-12345678.js', () =>
      HttpResponse.text(`"${address}","${publishableKey}"`),
    ),
    http.get('*/sitemap.xml', () => HttpResponse.xml(`<loc>${address}/about</loc>`)),
    http.head('*/about', () => new HttpResponse()),
    http.get('*/build.json', () =>
      HttpResponse.json({ id: '1', deployment: 'production', content: state }),
    ),
    http.post('*/rest/v1/contacts', async ({ request }) => {
      if (request.headers.get('apikey') !== publishableKey)
        return HttpResponse.json({ message: 'Invalid API key' }, { status: 401 })
      const isJson = request.headers.get('Content-Type') === 'application/json'
      const { first_name, email, message } = Object(isJson && (await request.json()))
      const isWhole = [first_name, email, message].every(Boolean)
      if (!isWhole || email.includes('@')) return new HttpResponse(null, { status: 201 })
      return HttpResponse.json({ code: '23514' }, { status: 400 })
    }),
    http.post('*/rest/v1/rpc/open_problems', () =>
      HttpResponse.json(found.map((name) => ({ name, since: '2026-11-26T02:30:00Z' }))),
    ),
    http.get('*/data/query/production', ({ request }) => {
      const query = new URL(request.url).searchParams.get('query') ?? ''
      if (query === latePlansQuery) return HttpResponse.json({ result: latePlans })
      return HttpResponse.json({ result: query.includes('siteSettings') ? settings : state })
    }),
    http.get('*/v1/data/stats/production', () =>
      HttpResponse.json({ fields: { count: { value: attributes, limit: 2000 } } }),
    ),
    http.options(
      '*/send-contact-email',
      ({ request }) =>
        new HttpResponse(null, { status: request.headers.get('Origin') === address ? 204 : 403 }),
    ),
  ])
  onTestFinished(site.close)
  address = site.address
  const client = createClient({
    projectId: 'project',
    dataset: 'production',
    apiVersion,
    useCdn: false,
    apiHost: address,
    useProjectHostname: false,
    ...(known && { token: 'reads-drafts' }),
  })
  const database = known ? connect(address, 'sb_secret_key') : null
  return checkLive({ address, client, refusedTokens, database })
}

test('a site whose services answer passes', async () => {
  const results = await startSite([])
  expect(results.map(({ name, path, observed, errors }) => [name, path, observed, errors])).toEqual(
    [
      ['every page of the sitemap', '/sitemap.xml', '1 pages', []],
      ['form', '/contact', 'an invalid enquiry is refused', []],
      ['mail', '/functions/v1/send-contact-email', '204', []],
      ['tokens of Sanity', '/data/query', 'none is refused', []],
      ['published content', '/build.json', 'is live', []],
      ['site settings', '/', 'are there', []],
    ],
  )
})

test('a site whose policy allows another origin too is checked with its own project', async () => {
  const contact = http.get('*/contact', ({ request }) =>
    HttpResponse.html(
      `<meta content="connect-src 'self' https://statistics.example http://${request.headers.get('Host')}; x"><script src="/assets/app-abcdefgh.js">`,
    ),
  )
  expect((await startSite([contact])).flatMap(({ errors }) => errors)).toEqual([])
})

test('legal facts that the company has yet to supply are named, and values of the demo content', async () => {
  const { webHost: _, ...rest } = legal
  const settings = { legal: rest, emails: { info: 'info@accrapharma.example' } }
  const errors = (await startSite([], settings)).flatMap((result) => result.errors)
  expect(errors).toEqual([
    'site settings have no value, or an example: emails.info, legal.webHost. See docs/before-launch.md',
    expect.stringContaining('not to list them, unless somebody confirms'),
  ])
  const confirmed = await startSite([], { ...settings, confirmedPublic: true })
  expect(confirmed.flatMap((result) => result.errors)).toHaveLength(1)
})

test('a refused token is named, and the content is still compared', async () => {
  const results = await startSite([], { legal }, { refusedTokens: ['SANITY_WRITE_TOKEN'] })
  expect(results.filter(({ errors }) => errors.length > 0)).toMatchObject([
    { name: 'tokens of Sanity', observed: 'SANITY_WRITE_TOKEN refused' },
  ])
})

const missingPage = http.head('*/about', () => new HttpResponse(null, { status: 404 }))
const oldBuild = http.get('*/build.json', () =>
  HttpResponse.json({
    id: '1',
    deployment: 'production',
    content: { ...state, documents: 93 },
  }),
)
const expiredToken = http.get('*/data/query/production', () =>
  HttpResponse.json({}, { status: 401 }),
)
const oldKey = http.get('*/form-12345678.js', () => HttpResponse.text('"sb_publishable_old"'))

/** How each problem that the function `monitor-site` reports comes about, and the check that finds it. */
const causes: Record<Problem, [check: string, faults: RequestHandler[], known?: Known]> = {
  site_unreachable: ['every page of the sitemap', [missingPage]],
  site_outdated: ['published content', [oldBuild]],
  form_refused: ['form', [oldKey]],
  content_unreadable: ['published content', [expiredToken]],
  plan_late: ['plans', [], { latePlans: 1 }],
  attributes_nearly_full: ['attributes', [], { attributes: 1400 }],
  mail_key_refused: ['mail, backups', [], { problems: ['mail_key_refused'] }],
  mail_waiting: ['mail, backups', [], { problems: ['mail_waiting'] }],
  mail_failed: ['mail, backups', [], { problems: ['mail_failed'] }],
  mail_quota_nearly_used: ['mail, backups', [], { problems: ['mail_quota_nearly_used'] }],
  backup_overdue: ['mail, backups', [], { problems: ['backup_overdue'] }],
  github_refused: ['mail, backups', [], { problems: ['github_refused'] }],
}

test.for(problems)(
  'with the operator’s keys it finds what monitor-site reports: %s',
  async (problem) => {
    const [check, faults, known] = causes[problem]
    expect((await startSite([], { legal }, {})).flatMap(({ errors }) => errors)).toEqual([])
    const failed = (await startSite(faults, { legal }, known ?? {})).filter(
      ({ errors }) => errors.length > 0,
    )
    expect(failed.map(({ name }) => name)).toContain(check)
  },
)

test('a token that may not read the figures of the dataset is no error', async () => {
  const refusal = http.get('*/data/stats/production', () => HttpResponse.json({}, { status: 403 }))
  const results = await startSite([refusal], { legal }, {})
  expect(results.find(({ name }) => name === 'attributes')).toMatchObject({
    observed: 'not shown to this token',
    errors: [],
  })
})

test.each([
  ['a page that is missing', missingPage, '/about is answered with 404'],
  [
    'another address in the sitemap',
    http.get('*/sitemap.xml', () => HttpResponse.xml('<loc>https://old.example/</loc>')),
    'names https://old.example/: build with this SITE_URL',
  ],
  [
    'a project that is paused',
    http.post('*/rest/v1/contacts', () => new HttpResponse('paused', { status: 540 })),
    'paused. Is the project paused',
  ],
  ['a key that was replaced', oldKey, 'Invalid API key'],
  [
    'a site without a key',
    http.get('*/form-12345678.js', () => HttpResponse.text('')),
    'No script of the page has a key',
  ],
  [
    'an address that the function does not know',
    http.options('*/send-contact-email', () => new HttpResponse(null, { status: 403 })),
    'SITE_ORIGINS lacks http://localhost',
  ],
  [
    'a function that does not start',
    http.options('*/send-contact-email', () => new HttpResponse(null, { status: 503 })),
    'does not run',
  ],
  ['a publish that is not live', oldBuild, 'After ten minutes'],
  [
    'a project that cannot be reached',
    http.get('*/contact', () =>
      HttpResponse.html(
        `connect-src 'self' http://127.0.0.1:1; <script src="/assets/app-abcdefgh.js">`,
      ),
    ),
    'http://127.0.0.1:1 cannot be reached',
  ],
  [
    'a page of another site, or of a host that sleeps',
    http.get('*/contact', () => new HttpResponse('asleep', { status: 503 })),
    '/contact names no Supabase project: build again',
  ],
  [
    'a site that was built without enquiries',
    http.get('*/contact', () =>
      HttpResponse.html(`<meta content="connect-src 'self'; base-uri 'none'; form-action 'self'">`),
    ),
    '/contact names no Supabase project: build again',
  ],
  [
    'a policy that allows other projects alone',
    http.get('*/contact', () =>
      HttpResponse.html(
        `connect-src https://a.example https://b.example; <script src="/assets/app-abcdefgh.js">`,
      ),
    ),
    '/contact allows no requests to the Supabase project of its scripts: build again',
  ],
  [
    'a sitemap without pages',
    http.get('*/sitemap.xml', () => new HttpResponse('asleep', { status: 503 })),
    'the sitemap names no page',
  ],
])('%s is named, with what to do', async (_, fault, error) => {
  const errors = (await startSite([fault])).flatMap((result) => result.errors)
  expect(new Set(errors.map((it) => it.includes(error)))).toEqual(new Set([true]))
})

/** Starts a site over HTTPS that has no page. */
async function startHttps(cert: string): Promise<string> {
  const before = getCACertificates()
  setDefaultCACertificates([...before, cert])
  const server = createServer({ key, cert }, (_, response) => response.writeHead(404).end())
  onTestFinished(() => {
    setDefaultCACertificates(before)
    server.closeAllConnections()
    server.close()
  })
  await once(server.listen(0, 'localhost'), 'listening')
  return `https://localhost:${(server.address() as AddressInfo).port}`
}

test('a certificate near its end is named, with what to do', async () => {
  const address = await startHttps(certificate)
  const at = async (now: string) =>
    (await checkLive({ address, client: null }, Date.parse(now))).find(
      ({ name }) => name === 'certificate',
    )
  expect(await at('2125-12-01')).toMatchObject({ observed: 'until 2126-01-01', errors: [] })
  expect(await at('2125-12-15')).toMatchObject({
    observed: 'until 2126-01-01',
    errors: [expect.stringContaining('see the domain’s settings at the host')],
  })
})

test('an expired certificate is named, with what to do', async () => {
  const address = await startHttps(expiredCertificate)
  await expect(checkHost(address)).rejects.toThrow(
    `${address} cannot be reached: certificate has expired. See its state, domain and certificate`,
  )
})
