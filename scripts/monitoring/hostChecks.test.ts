import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { HttpResponse, http } from 'msw'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startFaultyHost } from '../../tests/support/faultyHost.ts'
import { redirectsFile, redirectsName } from '../build/output/hostFiles.ts'
import { oldAddresses } from '../build/output/siteRedirects.ts'
import { serveSite } from '../build/serving/serveSite.ts'
import type { RunningServer } from '../http/server.ts'
import { checkHost, toTable } from './hostChecks.ts'

const canonical = (path: string) => `<link rel="canonical" href="https://www.test.example${path}">`

const index = (redirects: object) => `export default ${JSON.stringify({ redirects })}`

const build = (deployment: string) =>
  JSON.stringify({ id: '1', deployment, content: { updatedAt: null, documents: 0 } })

/** The smallest site that passes all checks. */
const files = {
  'index.html': `${canonical('/')}<script data-application="/assets/a-1.js"><img src="/images/b.webp"><a href="/files/c.pdf">
    <link href="/content/0123456789ab/en/site.js">`,
  'about.html': canonical('/about'),
  'services.html': canonical('/services'),
  'services/who.html': canonical('/services/who'),
  '404.html': '<meta name="robots" content="noindex">',
  'build.json': build('production'),
  'content/en.js': index({ '/old': '/about' }),
  'old.html': canonical('/about'),
  [redirectsName]: redirectsFile(oldAddresses({ '/old': '/about' })),
  ...Object.fromEntries(
    [
      'assets/a-1.js',
      'images/b.webp',
      'files/c.pdf',
      'content/0123456789ab/en/site.js',
      'flags/GB.svg',
      'robots.txt',
      'sitemap.xml',
      'manifest.webmanifest',
    ].map((name) => [name, 'content']),
  ),
}

let directory = ''
let site: RunningServer

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'host-'))
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(join(directory, name)), { recursive: true })
    await writeFile(join(directory, name), text)
  }
  site = await serveSite({ directory, port: 0 })
})

afterAll(async () => {
  await site.close()
  await rm(directory, { recursive: true })
})

const failed = async (address: string) =>
  (await checkHost(address)).filter(({ errors }) => errors.length > 0)

test('our own server passes all checks of hosts', async () => {
  expect(await failed(site.address)).toEqual([])
})

test('a page that search engines must not list is recognized', async () => {
  const url = '<meta property="og:url" content="https://www.test.example/about">'
  await writeFile(join(directory, 'about.html'), url)
  expect(await failed(site.address)).toEqual([])
  await writeFile(join(directory, 'about.html'), url.replace('about', 'other'))
  expect(await failed(site.address)).toContainEqual(
    expect.objectContaining({ path: '/about', errors: ['not the page expected'] }),
  )
  await writeFile(join(directory, 'about.html'), files['about.html'])
})

test('a preview that search engines may read is an issue', async () => {
  await writeFile(join(directory, 'build.json'), build('preview'))
  expect(await failed(site.address)).toMatchObject([
    { errors: ['X-Robots-Tag: not sent, expected noindex'] },
  ])
  await writeFile(join(directory, 'build.json'), build('production'))
})

test('an old address may be answered with its own page, and must be one of them', async () => {
  const rules = join(directory, redirectsName)
  await writeFile(rules, redirectsFile([]))
  expect(await failed(site.address)).toEqual([])
  await writeFile(join(directory, 'old.html'), canonical('/'))
  expect(await failed(site.address)).toMatchObject([
    { name: 'old address', path: '/old', errors: ['not the page expected'] },
  ])
  await writeFile(join(directory, 'old.html'), files['old.html'])
  await writeFile(rules, files[redirectsName])
})

test('a host that responds to every path with the home page, without headers, fails the checks', async () => {
  const host = await startFaultyHost([http.get('*', () => HttpResponse.html(files['index.html']))])
  const table = toTable(await checkHost(host.address)).join('\n')
  host.close()
  for (const error of [
    /FAIL {2}page +\/about +200\s+not the page expected/,
    /FAIL {2}unknown path +\/no\/such\/page +200\s+expected 404/,
    /FAIL {2}English with its prefix .* 200\s+expected 301 \/about/,
    /Strict-Transport-Security: not sent/,
    /Cache-Control: not sent, expected public, max-age=31536000, immutable/,
    /FAIL {2}sitemap +\/sitemap.xml +200\s+as \/\n/,
  ])
    expect(table).toMatch(error)
})
