import { defaultLanguage, languages } from '../../../shared/languages.ts'
import { previewPaths } from '../../../shared/previewPaths.ts'
import { editingPorts } from '../../support/ports.ts'
import { pageAt } from './contentLake.ts'
import { patient } from './patient.ts'
import { rebuild, textAt } from './site.ts'
import { input, studio } from './studio.ts'
import { expect, test } from './test.ts'

for (const { code, name } of languages)
  test(`in ${name} a click on a sentence opens its field, and the preview shows the draft`, async ({
    page,
  }) => {
    const path = '/services/gmp'
    const { _id } = await pageAt(path)
    const field = `hero.text.${code}`
    await page.goto(`${studio}/presentation?preview=${path}`)
    const preview = page.frameLocator('iframe')
    const sentence = preview.locator(`[data-translate="${_id}:hero.text"]`)
    await patient(sentence).toBeVisible()
    if (code !== defaultLanguage) {
      await preview.locator('header [data-language-menu] summary').click()
      await preview.getByRole('button', { name }).click()
    }
    await patient(sentence).toHaveAttribute('data-sanity', new RegExp(code))
    await sentence.hover()
    // A click before the page and the Studio are connected does nothing.
    await patient(async () => {
      await sentence.click()
      await expect(page).toHaveURL(new RegExp(`${_id}.*${field}`), { timeout: 2000 })
    }).toPass()

    const wording = `A draft in ${name}`
    await (await input(page, field)).fill(wording)
    await patient(sentence).toHaveText(wording)
    await rebuild()
    expect(await textAt(path)).not.toContain(wording)
  })

test('the preview is closed to whoever does not come from the Studio', async ({ request }) => {
  const preview = `http://localhost:${editingPorts.preview}`
  for (const path of [
    '/',
    `${previewPaths.draft}?path=/&language=en`,
    previewPaths.changes,
    `${previewPaths.enable}?sanity-preview-secret=guess`,
  ])
    expect((await request.get(preview + path)).status(), path).toBe(401)
})

test('visitors’ pages carry nothing of the preview', async () => {
  const html = await textAt('/')
  expect(html).not.toContain('data-sanity')
  const [, application] = /data-application="([^"]+)"/.exec(html) ?? []
  expect(application).toBeDefined()
  const script = await textAt(application ?? '')
  expect(script).not.toContain('sanity-visual-editing')
  expect(script).not.toContain('/preview/')
})
