import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'
import { AxeBuilder } from '@axe-core/playwright'
import { decodeHTML } from 'entities'
import { HtmlValidate } from 'html-validate'
import pMap from 'p-map'
import { addressOf } from '../../shared/content/addresses/addresses.ts'
import { languageCodes } from '../../shared/languages.ts'
import { audits, demoAddresses, demoPathsIn } from './demoPaths.ts'
import { expect, test } from './test.ts'

const validator = new HtmlValidate({
  extends: ['html-validate:standard'],
  rules: {
    // Rules about style, and about texts that editors write.
    'long-title': 'off',
    'no-inline-style': 'off',
    'tel-non-breaking': 'off',
    'no-trailing-whitespace': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'void-style': 'off',
  },
})

/** Returns the rules that a page violates, each with its first element. */
async function violationsOf(axe: AxeBuilder) {
  return (await axe.analyze()).violations.map(({ id, nodes }) => [id, nodes[0]?.html])
}

for (const { address, scheme } of audits)
  test(`${address} has no accessibility violation in the ${scheme}`, async ({ page }) => {
    // With reduced motion, colours change at once.
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' })
    await page.goto(address)
    expect(
      await violationsOf(new AxeBuilder({ page }).options({ resultTypes: ['violations'] })),
    ).toEqual([])
  })

for (const code of languageCodes)
  test(`every page in ${code} is valid HTML`, async ({ request }) => {
    const issues: string[] = []
    for (const path of demoPathsIn(code)) {
      const address = addressOf(path, code)
      const html = await (await request.get(address)).text()
      const { results } = await validator.validateString(html)
      for (const { ruleId, message, line } of results.flatMap(({ messages }) => messages))
        issues.push(`${address}:${line} ${ruleId}: ${message}`)
    }
    expect(issues).toEqual([])
  })

/** What a server sends in the first round trip, in bytes: ten packets. */
const firstWindow = 14_600

test('a document arrives in one round trip, or in two if its content is long', async ({
  request,
}) => {
  // French texts are the longest.
  const sizes = await pMap(
    demoPathsIn('fr').map((path) => addressOf(path, 'fr')),
    async (address) => {
      const html = await (await request.get(address)).body()
      return [address, (await promisify(brotliCompress)(html)).length] as const
    },
    { concurrency: 4 },
  )
  const long = sizes.filter(([, size]) => size > firstWindow)
  expect(long.filter(([, size]) => size > 18_500)).toEqual([])
  expect(long.length, JSON.stringify(long)).toBeLessThanOrEqual(12)
})

const newsFiles = /<a\b[^>]*? href="((?:\/\w\w)?\/news(?:\/\d{4}|\/topics\/\w+|\.xml))"/g

test('no link on the site is broken, and every page is in the sitemap', async ({ request }) => {
  const documents = new Map<string, string>()
  // The search page is linked but not listed.
  const searches = languageCodes.map((code) => addressOf('/search', code))
  for (const address of [...demoAddresses, ...searches])
    documents.set(address, await (await request.get(address)).text())
  // The build makes lists of news of its own, which lead to one another, and the feeds.
  for (const html of documents.values())
    for (const [, address = ''] of html.matchAll(newsFiles))
      if (!documents.has(address)) documents.set(address, await (await request.get(address)).text())
  const broken: string[] = []
  for (const [address, html] of documents)
    for (const [, link = ''] of html.matchAll(/<a\b[^>]*? href="([^"]*)"/g)) {
      const href = decodeHTML(link)
      if (!/^[/#]/.test(href)) {
        expect(href).toMatch(/^(mailto:\S+@\S+|tel:\+?\d+|https:\/\/\S+)$/)
        continue
      }
      const { pathname, hash } = new URL(href, `http://localhost${address}`)
      // Files, such as the list of medicines.
      if (pathname.endsWith('.pdf')) {
        if (!(await request.head(pathname)).ok()) broken.push(`${address} leads to ${href}`)
        continue
      }
      const target = documents.get(pathname)
      // Countries are chosen in the filing planner by the fragment.
      const isThere =
        /^(#c=[A-Z,]+)?$/.test(hash) ||
        target?.includes(` id="${decodeURIComponent(hash.slice(1))}"`)
      if (target === undefined || !isThere) broken.push(`${address} leads to ${href}`)
    }
  expect(broken).toEqual([])

  const sitemap = await (await request.get('/sitemap.xml')).text()
  const listed = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(
    ([, url]) => new URL(url ?? '').pathname,
  )
  expect(listed.toSorted()).toEqual(demoAddresses.toSorted())
})
