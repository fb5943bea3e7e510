import { AxeBuilder } from '@axe-core/playwright'
import { HtmlValidate } from 'html-validate'
import { demoAddresses, demoPaths } from './demoPaths.ts'
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

for (const path of demoPaths)
  for (const colorScheme of ['light', 'dark'] as const)
    test(`${path} has no accessibility violation in ${colorScheme}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme })
      await page.goto(path)
      const { violations } = await new AxeBuilder({ page }).analyze()
      expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([])
    })

for (const address of demoAddresses)
  test(`${address} is valid HTML`, async ({ request }) => {
    const html = await (await request.get(address)).text()
    const report = await validator.validateString(html)
    const messages = report.results.flatMap((result) => result.messages)
    expect(messages.map(({ ruleId, message, line }) => `${line} ${ruleId}: ${message}`)).toEqual([])
  })

test('no link on the site is broken, and every page is in the sitemap', async ({
  page,
  request,
}) => {
  const targets = new Set<string>()
  for (const address of demoAddresses) {
    await page.goto(address)
    const links = page.locator('a[href]')
    for (const href of await links.evaluateAll((all) =>
      all.map((link) => link.getAttribute('href') ?? ''),
    )) {
      if (href.startsWith('/') || href.startsWith('#')) targets.add(new URL(href, page.url()).href)
      else expect(href).toMatch(/^(mailto:\S+@\S+|tel:\+\d+|https:\/\/\S+)$/)
    }
  }
  for (const target of targets) expect((await request.get(target)).status(), target).toBe(200)

  const sitemap = await (await request.get('/sitemap.xml')).text()
  const listed = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(
    ([, url]) => new URL(url ?? '').pathname,
  )
  expect(listed.toSorted()).toEqual(demoAddresses.toSorted())
})
