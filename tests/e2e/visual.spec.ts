import { readFile, writeFile } from 'node:fs/promises'
import type { Locator, Page } from 'playwright/test'
import { cataloguePort } from '../support/ports.ts'
import { looksAs } from './looksAs.ts'
import { expect, test } from './test.ts'

/**
 * Compares parts of the site with the pictures in tests/e2e/pictures/. CONTRIBUTING.md explains how to see
 * a difference and how to update the pictures.
 */

/** Specimens of the catalogue with a picture; a new line adds one. */
const specimens = [
  'button-primary',
  'button-secondary',
  'button-onward',
  'links',
  'fields-filled',
  'fields-focus',
  'fields-faulty',
  'notice-refused',
  'notice-sent',
  'header-open',
  'contents',
  'contents-bar-open',
  'captions',
  'footer',
  'call-to-action-invitation',
  'call-to-action-emergency',
  'cards-ledger',
  'downloads-several',
  'faqs-one-open',
  'logos-several',
  'prose-formats',
  'prose-text',
  'quotes-several',
  'stats-four',
]

const widths = [1440, 390]
const colorSchemes = ['light', 'dark'] as const

/** The browser that took the pictures. */
const recordFile = 'tests/e2e/pictures/browser.txt'

/** Added to a failure's message. */
let advice = ''

test.beforeAll(async ({ browser }, { config }) => {
  const [version] = browser.version().split('.')
  const here = `Chromium ${version} on ${process.platform}`
  if (config.updateSnapshots === 'all' || config.updateSnapshots === 'changed')
    await writeFile(recordFile, `${here}\n`)
  const there = (await readFile(recordFile, 'utf8')).trim()
  const reason = `The pictures are of ${there}, this is ${here}, which may be the reason. `
  advice = `differs from its picture: see .local/test-results. ${here === there ? '' : reason}If it is meant to look like this: npm run test:visual -- --update-snapshots`
})

/** Removes all other specimens from the page, so that the picture does not depend on them. */
function leave(name: string) {
  for (const title of document.querySelectorAll<HTMLElement>('main > section > h2'))
    title.hidden = true
  for (const specimen of document.querySelectorAll<HTMLElement>('[data-specimen]'))
    if (specimen.parentElement) specimen.parentElement.hidden = specimen.dataset.specimen !== name
}

for (const width of widths) {
  test.describe(`at ${width} pixels`, () => {
    // The policy allows styles by hash, and one is changed.
    test.use({ viewport: { width, height: 800 }, bypassCSP: true })

    /** Compares a part of the page in light and dark, so that it is loaded once. */
    const look = async (page: Page, name: string, target: Locator | Page) => {
      // Lazy images are requested when they are on screen.
      for (const image of await target.locator('img:visible').all())
        await expect(image).toHaveJSProperty('complete', true)
      for (const colorScheme of colorSchemes) {
        await page.emulateMedia({ colorScheme })
        await looksAs(target, `${name}-${width}-${colorScheme}.png`, {}, advice)
      }
    }

    test('components look as in their pictures', async ({ page }) => {
      // The footer has the current year.
      await page.clock.setFixedTime('2026-06-01')
      await page.goto(`http://localhost:${cataloguePort}/catalogue`)
      await expect(page.locator('[data-specimen=steps-times]')).toBeVisible()
      await page.evaluate(() => document.fonts.ready)
      for (const name of specimens) {
        await page.evaluate(leave, name)
        await look(page, name, page.locator(`[data-specimen=${name}]`))
      }
    })

    test('a built page looks as in its picture, with its menu closed and open', async ({
      page,
      complaints,
    }) => {
      // Otherwise a slow machine's picture would lack the fonts.
      await page.route('/nowhere', async (route) => {
        const response = await route.fetch()
        const body = (await response.text()).replaceAll(
          'font-display:optional',
          'font-display:block',
        )
        await route.fulfill({ response, body })
      })
      await page.goto('/nowhere')
      await page.evaluate(() => document.fonts.ready)
      await look(page, 'not-found', page)
      await page.locator('header summary:visible').last().click()
      await look(page, 'not-found-menu', page)
      // Chromium logs the status of the document itself.
      expect(complaints.splice(0)).toEqual([expect.stringContaining('404')])
    })
  })
}
