import { once } from 'node:events'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { getCACertificates, setDefaultCACertificates } from 'node:tls'
import type { SanityClient } from '@sanity/client'
import { HttpResponse, http, type RequestHandler } from 'msw'
import { expect, onTestFinished, test } from 'vitest'
import { certificate, expiredCertificate, key } from '../../tests/support/certificates.ts'
import { startFaultyHost } from '../../tests/support/faultyHost.ts'
import { checkHost } from '../hosting/hostChecks.ts'
import { checkLive } from './checkLive.ts'

const state = { updatedAt: '2026-11-22T10:00:00Z', documents: 94 }

const legal = {
  registeredName: 'A Company Ltd',
  registrationNumber: 'CS123456789',
  postalAddress: 'P.O. Box 1, Accra',
  dataProtectionNumber: '1234567',
  effectiveDate: '2026-12-01',
  webHost: 'A host',
  credentials: 'A licence',
}

/** The keys of the backend, in both of Supabase's forms. */
const keys = ['sb_publishable_of-the_site', 'eyJhbGci-1.eyJpc3Mi_2.Sfl-Kx_3']

/** Starts a site with its backend. The handlers in `faults` replace correct responses. */
async function startSite(faults: RequestHandler[], settings: object = { legal }) {
  let address = ''
  const site = await startFaultyHost([
    ...faults,
    http.get('*/contact', () =>
      HttpResponse.html(
        `<meta content="connect-src 'self' ${address}; x"><script src="/assets/app-abcdefgh.js">`,
      ),
    ),
    http.get('*/assets/app-abcdefgh.js', () => HttpResponse.text('import("./form-12345678.js")')),
    http.get('*/assets/form-12345678.js', () => HttpResponse.text('"sb_publishable_of-the_site"')),
    http.get('*/sitemap.xml', () => HttpResponse.xml(`<loc>${address}/about</loc>`)),
    http.head('*/about', () => new HttpResponse()),
    http.get('*/build.json', () =>
      HttpResponse.json({ id: '1', deployment: 'production', content: state }),
    ),
    http.post('*/rest/v1/contacts', async ({ request }) => {
      if (!keys.includes(request.headers.get('apikey') ?? ''))
        return HttpResponse.json({ message: 'Invalid API key' }, { status: 401 })
      const isJson = request.headers.get('Content-Type') === 'application/json'
      const { first_name, email, message } = Object(isJson && (await request.json()))
      const isWhole = [first_name, email, message].every(Boolean)
      if (!isWhole || email.includes('@')) return new HttpResponse(null, { status: 201 })
      return HttpResponse.json({ code: '23514' }, { status: 400 })
    }),
    http.options(
      '*/send-contact-email',
      ({ request }) =>
        new HttpResponse(null, { status: request.headers.get('Origin') === address ? 204 : 403 }),
    ),
  ])
  onTestFinished(site.close)
  address = site.address
  const client = {
    fetch: async (query: string) => (query.includes('siteSettings') ? settings : state),
    config: () => ({}),
  } satisfies Record<keyof Pick<SanityClient, 'fetch' | 'config'>, unknown>
  return checkLive({ address, client: client as unknown as SanityClient })
}

test('a site whose services answer passes', async () => {
  const results = await startSite([])
  expect(results.map(({ name, path, answer, errors }) => [name, path, answer, errors])).toEqual([
    ['every page of the sitemap', '/sitemap.xml', '1 pages', []],
    ['form', '/contact', 'an invalid enquiry is refused', []],
    ['mail', '/functions/v1/send-contact-email', '204', []],
    ['published content', '/build.json', 'is live', []],
    ['company’s facts', '/', 'are there', []],
  ])
})

test('a site with a key of the older form passes', async () => {
  const script = http.get('*/form-12345678.js', () => HttpResponse.text(`"${keys[1]}"`))
  expect((await startSite([script])).flatMap(({ errors }) => errors)).toEqual([])
})

test('facts that the company has yet to supply are named, and values of the demo content', async () => {
  const { webHost: _, ...others } = legal
  const settings = { legal: others, emails: { info: 'info@accrapharma.example' } }
  const errors = (await startSite([], settings)).flatMap((result) => result.errors)
  expect(errors).toEqual([
    'site settings have no value, or an example: emails.info, legal.webHost. See docs/before-launch.md',
    expect.stringContaining('not to list them, unless somebody confirms'),
  ])
  const confirmed = await startSite([], { ...settings, confirmedPublic: true })
  expect(confirmed.flatMap((result) => result.errors)).toHaveLength(1)
})

test.each([
  [
    'a page that is missing',
    http.head('*/about', () => new HttpResponse(null, { status: 404 })),
    '/about is answered with 404',
  ],
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
  [
    'a key that was replaced',
    http.get('*/form-12345678.js', () => HttpResponse.text('"sb_publishable_old"')),
    'Invalid API key',
  ],
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
  [
    'a publish that is not live',
    http.get('*/build.json', () =>
      HttpResponse.json({
        id: '1',
        deployment: 'production',
        content: { ...state, documents: 93 },
      }),
    ),
    'After ten minutes',
  ],
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
  expect(await at('2125-12-01')).toMatchObject({ answer: 'until 2126-01-01', errors: [] })
  expect(await at('2125-12-15')).toMatchObject({
    answer: 'until 2126-01-01',
    errors: [expect.stringContaining('see the domain’s settings at the host')],
  })
})

test('an expired certificate is named, with what to do', async () => {
  const address = await startHttps(expiredCertificate)
  await expect(checkHost(address)).rejects.toThrow(
    `${address} cannot be reached: certificate has expired. See its state, domain and certificate`,
  )
})
