import type { Locator, Page } from 'playwright/test'
import { sectionIds } from '../../../shared/content/addresses/anchors.ts'
import { serviceGroupTitles } from '../../../studio/schema/objects/optionTitles.ts'
import { sectionTypes } from '../../../web/sections/shapes.ts'
import { client, pageAt, stored } from './contentLake.ts'
import { served, textAt } from './site.ts'
import {
  chooseAction,
  clickOpens,
  clickUntilVisible,
  input,
  open,
  publish,
  visit,
} from './studio.ts'
import { studioExpect, untilVisible } from './studioExpect.ts'
import { expect, test } from './test.ts'

/** The maximum number of clicks for a new page, for an editor who uses the mouse for every field. */
const mostClicks = 25

test('a service page is made from nothing in few clicks, and leads where it says', async ({
  page,
}) => {
  const { click, write, count } = clicksOn(page)
  await visit(page, '/structure')
  const group = page.getByTestId(`pane-item-${serviceGroupTitles.regulatory}`)
  const newPage = page.getByTestId('action-intent-button')
  await click(page.getByTestId('pane-item-Services'), group)
  await click(group, newPage)
  await click(newPage, page.getByTestId('field-title.en'))
  await studioExpect
    .poll(() => heightBetween(page, 'title', 'sections'), 'what precedes the sections')
    .toBeLessThan(1400)
  await write('title.en', 'Cold Chain Services')
  await click(page.getByTestId('field-slug').getByRole('button', { name: 'Generate' }))
  await write('summary.en', 'Medicines kept cold from the port to the clinic.')
  const points = page.getByTestId('field-features')
  await click(points.getByRole('button', { name: 'Add a point' }), points.getByRole('textbox'))
  await expect(points.getByRole('textbox', { name: 'Point 1' })).toBeFocused()
  await page.keyboard.insertText('Measured on the way')
  await page.keyboard.press('Enter')
  await expect(points.getByRole('textbox', { name: 'Point 2' })).toBeFocused()
  await page.keyboard.insertText('Kept cold in the port')
  await write('hero.heading.en', 'Medicines that must stay cold')
  await write('hero.text.en', 'From the port to the clinic, measured at every step.')
  const search = page.getByRole('searchbox', { name: 'Search the sections' })
  await click(page.getByRole('button', { name: 'Add a section' }), search)
  await search.fill('numbers')
  await click(page.getByRole('dialog').getByRole('button', { name: 'Figures' }))
  await write('.heading.en', 'What we move')
  await click(addTo(page, '.items'))
  await write('.value.en', '40')
  await write('.label.en', 'cold rooms')
  await click(page.getByRole('dialog').getByRole('button', { name: 'Close dialog' }).last())
  await click(page.getByRole('tab', { name: 'Search engines' }))
  await write(
    'seo.description.en',
    'How medicines that must stay cold are moved, stored and measured on their way to the ministry.',
  )
  await studioExpect(page.getByTestId('action-publish')).toBeEnabled()
  await click(page.getByTestId('action-publish'))
  await publish(page)
  expect(count(), 'clicks').toBeLessThanOrEqual(mostClicks)
  test.info().annotations.push({ type: 'clicks', description: String(count()) })

  await served('/services/cold-chain-services', 'id="what-we-move"')
  await served('/services/cold-chain-services', '<title>Cold Chain Services</title>')
  await served('/services', 'href="/services/cold-chain-services"')
  await served('/services', 'Kept cold in the port')
  await served('/sitemap.xml', '/services/cold-chain-services</loc>')
  await served('/contact', '<option value="Cold Chain Services"')
})

/** Returns the distance between the beginnings of two fields in pixels. */
async function heightBetween(page: Page, first: string, last: string): Promise<number> {
  const [from, to] = await Promise.all(
    [first, last].map((path) => page.getByTestId(`field-${path}`).boundingBox()),
  )
  return from && to ? to.y - from.y : Infinity
}

/** Returns the button that adds an entry to a list. */
function addTo(page: Page, path: string): Locator {
  return fieldAt(page, path).getByRole('button', { name: 'Add item' }).last()
}

/** Returns a field by its path, or by the end of its path if that has keys. */
function fieldAt(page: Page, path: string): Locator {
  return path.startsWith('.')
    ? page.locator(`[data-testid^="field-sections"][data-testid$="${path}"]`)
    : page.getByTestId(`field-${path}`)
}

/** Counts an editor's clicks: one to open or choose something, one per field to fill in. */
function clicksOn(page: Page) {
  let clicks = 0
  const click = async (target: Locator, result?: Locator) => {
    await untilVisible(target)
    if (result) await clickUntilVisible(target, result)
    else await target.click()
    clicks += 1
  }
  return {
    count: () => clicks,
    click,
    write: async (path: string, text: string) => {
      const field = fieldAt(page, path).locator('input, textarea').first()
      await studioExpect(field).toBeEditable()
      await click(field)
      // In one step, because the Studio renders the whole form after each typed letter.
      await page.keyboard.insertText(text)
    },
  }
}

test('a page of which only the title is written is shown, and what it lacks opens its field', async ({
  page,
}) => {
  const id = 'service-begun'
  await client.create({
    _id: `drafts.${id}`,
    _type: 'servicePage',
    title: { _type: 'localeString', en: 'Cold Chain' },
    group: 'regulatory',
  })
  await open(page, { _id: id, _type: 'servicePage' })
  await chooseAction(page, page.getByTestId('action-Openin preview'))
  const preview = page.frameLocator('iframe')
  await studioExpect(preview.locator('h1')).toHaveText('Heading')
  await studioExpect(preview.locator('details[role=status]')).toContainText(
    'Hero › Heading – This field is missing',
  )
  await studioExpect(preview.locator('details[role=status]')).toContainText(
    'Address – This field is missing',
  )

  await studioExpect(async () => {
    await preview.getByText('Hero › Heading – This field is missing').click()
    await expect(await input(page, 'hero.heading.en')).toBeFocused({ timeout: 3000 })
  }).toPass()
  await clickOpens(page, preview.locator('h1'), /hero\.heading\.en/)
  await (await input(page, 'hero.heading.en')).fill('Kept cold')
  await studioExpect(preview.locator('h1')).toHaveText('Kept cold')
  await clickOpens(page, preview.getByText('Address – This field is missing'), /;path=slug|slug/)
})

test('on the form of a page sections are chosen by sight, and the site follows what is changed', async ({
  page,
}) => {
  const original = await pageAt('/services/who')
  await client.patch(original._id).unset(['sections[0].anchor']).commit()
  const [key, heading] = await stored<[string, string]>(
    '*[_id == $id][0]{"it": [sections[0]._key, sections[0].heading.en]}.it',
    { id: original._id },
  )
  await test.step('a copy begins as one: without an address, and with a title that says so', async () => {
    await open(page, original)
    await chooseAction(page, page.getByTestId('action-Duplicate'))
    await studioExpect(await input(page, 'title.en')).toHaveValue(`Copy of ${original.title}`)
    await expect(await input(page, 'slug')).toHaveValue('')
  })

  await open(page, original)
  await test.step('sections have pictures', async () => {
    const pictures = page.getByRole('dialog').locator('img')
    await clickUntilVisible(page.getByRole('button', { name: 'Add a section' }), pictures.first())
    await studioExpect(pictures).toHaveCount(sectionTypes.length)
    for (const picture of await pictures.all()) {
      await expect(picture).toHaveJSProperty('complete', true)
      await expect(picture).not.toHaveJSProperty('naturalWidth', 0)
    }
    await page.keyboard.press('Escape')
  })

  const linksInFooter = async () =>
    (await textAt('/privacy')).split('href="/services/who"').length - 1
  const before = await linksInFooter()
  await test.step('the page is taken out of the footer, and a heading changes', async () => {
    await page.getByRole('button', { name: 'Where it appears' }).click()
    const tick = page.getByRole('checkbox', { name: 'Show in footer: Regulatory Bodies' })
    await studioExpect(tick).toBeChecked()
    await tick.click({ force: true })
    await expect(tick).not.toBeChecked()
    const { _id, _type } = original
    const path = encodeURIComponent(`sections[_key=="${key}"].heading.en`)
    await visit(page, `/intent/edit/id=${_id};type=${_type};path=${path}`)
    const field = fieldAt(page, '.heading.en').locator('input')
    await studioExpect(field).toHaveValue(heading)
    await field.fill('Another heading')
    await studioExpect(page.getByTestId('action-publish')).toBeEnabled()
    await publish(page)
  })

  await served('/services/who', 'Another heading')
  // Links to the section still work.
  const anchor = sectionIds([{ heading: { en: heading } }])[0]?.id
  await served('/services/who', `<section id="${anchor}"`)
  await studioExpect.poll(linksInFooter).toBe(before - 1)
})
