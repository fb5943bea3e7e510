import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { languages } from '../../shared/languages.ts'
import { storedSite } from '../catalogue/stored.ts'
import { cataloguePort } from '../support/ports.ts'
import { expect, test } from './test.ts'

/** The development server sends its modules one by one, and all components together. */
const unbundled = { timeout: 60_000 }

const catalogue = `http://localhost:${cataloguePort}/catalogue`

test('the catalogue is no part of the built site', async ({ request }) => {
  expect((await request.get('/catalogue')).status()).toBe(404)

  const directory = '.local/e2e/dist'
  const files = (await readdir(directory, { recursive: true })).filter((file) =>
    /\.(html|js|css|json|xml|txt)$/.test(file),
  )
  expect(files.length).toBeGreaterThan(50)
  for (const file of files) {
    const text = await readFile(join(directory, file), 'utf8')
    expect(text.includes(storedSite.companyName), file).toBe(false)
    expect(text.includes('data-specimen'), file).toBe(false)
  }
})

test('the states in the catalogue are those of a pointer and a keyboard', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(catalogue)
  const styleOf = (name: string) =>
    page
      .getByRole('button', { name, exact: true })
      .first()
      .evaluate((element) => {
        const { color, backgroundColor, borderColor, boxShadow, outline } =
          getComputedStyle(element)
        return { color, backgroundColor, borderColor, boxShadow, outline }
      })
  const rest = await styleOf('rest')
  const button = page.getByRole('button', { name: 'rest', exact: true }).first()

  const { outline: _, ...hovered } = await styleOf('hover')
  expect(hovered).not.toMatchObject({ backgroundColor: rest.backgroundColor })
  await button.hover()
  expect(await styleOf('rest')).toMatchObject(hovered)
  await page.mouse.down()
  expect((await styleOf('rest')).boxShadow).toBe((await styleOf('active')).boxShadow)
  await page.mouse.up()
  await page.mouse.move(0, 0)

  const { outline } = await styleOf('focus')
  expect(outline).not.toBe(rest.outline)
  await page.keyboard.press('Shift')
  await button.focus()
  expect((await styleOf('rest')).outline).toBe(outline)
})

test('no specimen is wider than a small screen in any language', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 })
  await page.goto(catalogue)
  // The first menu is that of the catalogue, which has all specimens in the language.
  const menu = page.locator('[data-language-menu]').first()
  await expect(menu).toBeVisible(unbundled)
  await page.evaluate(() => document.fonts.ready)
  for (const { name } of languages) {
    await menu.locator('summary').click()
    await menu.getByRole('button', { name }).click()
    await expect(menu.locator('summary')).toContainText(name)
    const wide = await page
      .locator('[data-specimen]')
      .evaluateAll((elements) =>
        elements.flatMap(({ dataset, scrollWidth, clientWidth }) =>
          scrollWidth > clientWidth ? [`${dataset.specimen}: ${scrollWidth}`] : [],
        ),
      )
    expect(wide, name).toEqual([])
  }
})
