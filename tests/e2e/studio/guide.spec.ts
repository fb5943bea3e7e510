import type { Locator, Page } from 'playwright/test'
import { looksAs } from '../looksAs.ts'
import { client, pageAt, publishDraft } from './contentLake.ts'
import { served } from './site.ts'
import { clickOpens, clickUntilVisible, input, open, openHistory, visit, write } from './studio.ts'
import { studioExpect, untilVisible } from './studioExpect.ts'
import { test } from './test.ts'

/**
 * Takes the pictures of docs/editors.md, and checks that the screens still look like them. They are updated
 * like those of the visual tests.
 */
// Pictures show no notice of an earlier test.
test.use({ viewport: { width: 1280, height: 800 }, loadsStudio: true })

/** The part of the Studio that a picture shows, in pixels. */
type Clip = { x: number; y: number; width: number; height: number }

async function picture(page: Page, name: string, clip: Clip) {
  // Where nothing is hovered.
  await page.mouse.move(1279, 799)
  await looksAs(page, `${name}.png`, { clip })
}

/** Returns the position of an element in whole pixels. */
async function clipOf(element: Locator): Promise<Clip> {
  const box = await element.boundingBox()
  if (!box) throw new Error('The element is not on the screen')
  return {
    x: Math.round(box.x),
    y: Math.round(box.y),
    width: Math.round(box.width),
    height: Math.round(box.height),
  }
}

test('the first screen, the menu of sections, an outdated translation, and a sentence in the preview', async ({
  page,
}) => {
  await test.step('the first screen', async () => {
    await visit(page, '/start')
    await untilVisible(page.getByText(/lacks? translations|Everything is translated/))
    await studioExpect(page.getByText('Looking ...')).toHaveCount(0)
    await untilVisible(page.getByText('sign in to see the new ones'))
    await picture(page, 'start', { x: 0, y: 0, width: 1280, height: 330 })
  })

  await test.step('the menu of sections', async () => {
    // All sections at once.
    await page.setViewportSize({ width: 1280, height: 1400 })
    await open(page, await pageAt('/services/gmp'))
    const menu = page.getByRole('dialog')
    await clickUntilVisible(page.getByRole('button', { name: 'Add a section' }), menu)
    for (const drawing of await menu.locator('img').all())
      await studioExpect(drawing).toHaveJSProperty('complete', true)
    await picture(page, 'sections', await clipOf(menu.locator('[data-ui=DialogCard]')))
    await page.keyboard.press('Escape')
    await page.setViewportSize({ width: 1280, height: 800 })
  })

  const about = await pageAt('/about')
  await test.step('an outdated translation below its field', async () => {
    await open(page, about)
    await write(page, 'hero.heading.en', 'A company of Accra')
    const field = page.getByTestId('field-hero.heading')
    await studioExpect(field.getByTestId('stale-translation')).toHaveCount(2)
    await field.scrollIntoViewIfNeeded()
    await picture(page, 'translations', await clipOf(field))
  })

  await test.step('a sentence in the preview, with its field', async () => {
    await visit(page, '/presentation?preview=/about')
    const heading = page.frameLocator('iframe').locator('h1')
    await studioExpect(heading).toHaveText('A company of Accra')
    await clickOpens(page, heading, new RegExp(`${about._id}.*hero.heading.en`))
    await studioExpect(await input(page, 'hero.heading.en')).toHaveValue('A company of Accra')
    // A click that waited for the overlay has scrolled to find it.
    await heading.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
    await picture(page, 'preview', { x: 0, y: 0, width: 1280, height: 800 })
  })
})

test('what was published, and a version to bring back', async ({ page }) => {
  // A document without a history from other tests.
  const text = { en: 'A warehouse in Tema', fr: 'Un entrepôt à Tema', pt: 'Um armazém em Tema' }
  const document = { _id: 'milestone-guide', _type: 'milestone', year: 2025, title: text, text }
  await client.create(document)
  for (const en of ['A cold store in Tema', 'A cold store in the port of Tema']) {
    const draft = { ...document, _id: `drafts.${document._id}`, title: { ...text, en } }
    await client.create(draft)
    await publishDraft(client, document._id)
    await served('/about', en)
  }
  await visit(page, '/website')
  const live = page.getByTestId('build-live')
  await studioExpect(live).toContainText('You published')
  await picture(page, 'website', { x: 240, y: 0, width: 800, height: 400 })

  await open(page, document)
  await openHistory(page)
  const versions = page.getByTestId('timeline-item-button')
  const published = versions.filter({ hasText: 'Published' })
  await untilVisible(published.nth(1))
  await published.nth(1).click()
  await studioExpect(page.getByTestId('field-title.en').locator('input')).toHaveValue(
    'A cold store in Tema',
  )
  await untilVisible(page.getByRole('button', { name: 'Bring this version back' }))
  await picture(page, 'history', { x: 0, y: 0, width: 1280, height: 800 })
})
