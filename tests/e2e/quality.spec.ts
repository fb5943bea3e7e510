import { AxeBuilder } from '@axe-core/playwright'
import { decodeHTML } from 'entities'
import { HtmlValidate } from 'html-validate'
import { demoAddresses } from './demoPaths.ts'
import { expect, test } from './test.ts'

const validator = new HtmlValidate({
  extends: ['html-validate:standard'],
  rules: {
    // Style rules, and rules about texts that editors write.
    'long-title': 'off',
    'no-inline-style': 'off',
    'tel-non-breaking': 'off',
    'no-trailing-whitespace': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'void-style': 'off',
  },
})

for (const address of demoAddresses)
  test(`${address} has no accessibility violation in light and in dark`, async ({ page }) => {
    await page.goto(address)
    const violations = async (axe: AxeBuilder) =>
      (await axe.analyze()).violations.map(({ id, nodes }) => [id, nodes[0]?.html])
    expect(await violations(new AxeBuilder({ page }))).toEqual([])
    // Only colours differ; those of buttons would be on their way to the dark ones.
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
    expect(await violations(new AxeBuilder({ page }).withRules('color-contrast'))).toEqual([])
  })

for (const address of demoAddresses)
  test(`${address} is valid HTML`, async ({ request }) => {
    const html = await (await request.get(address)).text()
    const report = await validator.validateString(html)
    const messages = report.results.flatMap((result) => result.messages)
    expect(messages.map(({ ruleId, message, line }) => `${line} ${ruleId}: ${message}`)).toEqual([])
  })

test('no link on the site is broken, and every page is in the sitemap', async ({ request }) => {
  const documents = new Map<string, string>()
  for (const address of demoAddresses)
    documents.set(address, await (await request.get(address)).text())
  const broken: string[] = []
  for (const [address, html] of documents)
    for (const [, link = ''] of html.matchAll(/<a\b[^>]*? href="([^"]*)"/g)) {
      const href = decodeHTML(link)
      if (!/^[/#]/.test(href)) {
        expect(href).toMatch(/^(mailto:\S+@\S+|tel:\+\d+|https:\/\/\S+)$/)
        continue
      }
      const { pathname, hash } = new URL(href, `http://localhost${address}`)
      const target = documents.get(pathname)
      const isThere = hash === '' || target?.includes(` id="${decodeURIComponent(hash.slice(1))}"`)
      if (target === undefined || !isThere) broken.push(`${address} leads to ${href}`)
    }
  expect(broken).toEqual([])

  const sitemap = await (await request.get('/sitemap.xml')).text()
  const listed = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(
    ([, url]) => new URL(url ?? '').pathname,
  )
  expect(listed.toSorted()).toEqual(demoAddresses.toSorted())
})
