import type { Locator } from 'playwright/test'
import { recordPrefix } from '../../../shared/publishing/buildRecord.ts'
import { client, colleague, pageAt, stored, unpublish } from './contentLake.ts'
import { rebuild, served, site, textAt } from './site.ts'
import { input, open, openHistory, publish, visit, write } from './studio.ts'
import { studioExpect, untilVisible } from './studioExpect.ts'
import { expect, test } from './test.ts'

/** Returns another service page, without a history. */
async function copyOfService(_id: string, slug: string, title: string) {
  const like = await client.getDocument((await pageAt('/services/gmp'))._id)
  const text = { en: title }
  return {
    ...like,
    _id,
    _type: 'servicePage',
    title: text,
    hero: { ...like?.hero, heading: text },
    slug: { _type: 'slug', current: slug },
    seo: { title: text, description: text },
  }
}

test('a sentence is edited and published; the last wording, and that before the first change, are brought back', async ({
  page,
}) => {
  const address = '/services/restored'
  const document = await copyOfService('service-restored', 'restored', 'Before all changes')
  await client.create(document)
  await served(address, 'Before all changes')
  await open(page, document)
  await write(page, 'hero.heading.en', 'The first wording')
  await publish(page)
  await served(address, 'The first wording')

  await write(page, 'hero.heading.en', 'The second wording')
  await rebuild()
  expect(await textAt(address)).not.toContain('The second wording')
  await publish(page)
  await served(address, 'The second wording')

  await page.reload()
  await studioExpect(await input(page, 'hero.heading.en')).toHaveValue('The second wording')
  const heading = page.getByTestId('field-hero.heading.en').locator('input')
  const versions = page.getByTestId('timeline-item-button')
  const bringBack = async (version: Locator, wording: string) => {
    await untilVisible(version)
    await version.click()
    await studioExpect(heading).toHaveValue(wording)
    await page.getByRole('button', { name: 'Bring this version back' }).click()
    await page.getByRole('button', { name: 'Bring it back' }).click()
    await studioExpect(page.getByTestId('action-publish')).toBeEnabled()
    await studioExpect(await input(page, 'hero.heading.en')).toHaveValue(wording)
  }
  const published = versions.filter({ hasText: 'Published' })
  await test.step('the wording before the last', async () => {
    await openHistory(page)
    await bringBack(published.nth(1), 'The first wording')
    await untilVisible(page.getByText('Publish it for visitors to see it'))
    await publish(page)
    await served(address, 'The first wording')
  })

  await test.step('from the published view, too, as the draft with Publish below it', async () => {
    await page.getByRole('button', { name: 'Published', exact: true }).first().click()
    await studioExpect(page).toHaveURL(/perspective=published/)
    await openHistory(page)
    await bringBack(published.nth(1), 'The second wording')
  })

  await test.step('what visitors saw before the first change', async () => {
    await openHistory(page)
    await studioExpect(versions.last()).toContainText('Draft begun')
    await bringBack(versions.last(), 'Before all changes')
  })
})

test('of an earlier version, a field is brought back alone', async ({ page }) => {
  const document = await copyOfService('service-in-part', 'in-part', 'Before all changes')
  const summary = 'A summary that was right'
  await client.create({ ...document, summary: { en: summary } })
  await open(page, document)
  await write(page, 'hero.heading.en', 'A wording to keep')
  await write(page, 'summary.en', 'A summary by mistake')
  await publish(page)

  await openHistory(page)
  const before = page.getByTestId('timeline-item-button').last()
  await untilVisible(before)
  await before.click()
  await page.getByRole('button', { name: 'Bring this version back' }).click()
  await page.getByRole('checkbox', { name: /Heading/ }).uncheck()
  await page.getByRole('button', { name: 'Bring it back' }).click()
  await studioExpect(await input(page, 'summary.en')).toHaveValue(summary)
  await studioExpect(await input(page, 'hero.heading.en')).toHaveValue('A wording to keep')
  await studioExpect(page.getByTestId('action-publish')).toBeEnabled()
})

test('a page with a fault stays as it was, the others go live, and both editors read why', async ({
  page,
}) => {
  const { _id, title } = await pageAt('/services/madrid')
  const other = await pageAt('/services/gmp')
  const searchTitle = await stored<string>('*[_id == $id][0].seo.title.en', { id: other._id })
  const before = await textAt('/services/madrid')
  await visit(page, '/website')
  await untilVisible(page.getByRole('heading', { name: 'Website' }))
  // Without the Studio's checks, like a script or an older Studio.
  await colleague
    .patch(_id)
    .unset(['hero.heading.en'])
    .set({ 'seo.title.en': searchTitle })
    .commit()
  const notice = page.getByTestId('publishing-notice')
  await studioExpect(notice).toContainText(`“${title}” could not be updated`)
  await studioExpect(notice).toContainText('an error in a change by Local colleague')
  expect(await textAt('/services/madrid')).toBe(before)

  const faults = page.getByTestId('build-live').getByTestId(`issues-${_id}`)
  await studioExpect(page.getByTestId('build-live')).toContainText('Local colleague published')
  await studioExpect(faults).toContainText('Hero › Heading › English: This field is missing')
  await studioExpect(faults).toContainText('This field has the same title as another page')
  await untilVisible(faults.getByRole('link', { name: other.title }))

  const about = await pageAt('/about')
  await client.patch(about._id).set({ 'hero.heading.en': 'Words of mine' }).commit()
  await served('/about', 'Words of mine')
  await studioExpect(page.getByTestId('build-live')).toContainText(`You published ${about.title}`)
  await studioExpect(notice).toContainText(`“${title}” could not be updated`)

  await faults.getByRole('link', { name: 'Hero › Heading › English' }).click()
  await untilVisible(page.getByTestId('form-view'))
  await client.patch(_id).set({ 'seo.title.en': 'Madrid, mended' }).commit()
  await write(page, 'hero.heading.en', 'Mended by an editor')
  await publish(page)
  await served('/services/madrid', 'Mended by an editor')
  await studioExpect(notice).toHaveCount(0)

  await visit(page, '/website')
  await studioExpect(page.getByTestId('build-live')).toHaveCount(1)
  await studioExpect(page.getByTestId('build-fixed').first()).toContainText('It was fixed')
  const live: { id: string } = JSON.parse(await textAt('/build.json'))
  expect(await stored('*[_id == $id][0].state', { id: recordPrefix + live.id })).toBe('built')
})

test('another editor’s publish, unpublish and deletion are reported as such', async ({ page }) => {
  const document = await copyOfService('service-told', 'told', 'Cold Chain')
  await visit(page, '/website')
  const live = page.getByTestId('build-live')
  // Only a build after the builds are loaded is announced.
  await studioExpect(live).toHaveCount(1)
  const told = (words: string) =>
    untilVisible(live.getByTestId('change').filter({ hasText: words }))

  await colleague.create(document)
  await untilVisible(page.getByText('Live: “Cold Chain” is on the website'))
  await told('Local colleague published Cold Chain')
  await studioExpect(live.getByRole('link', { name: 'See the page' })).toHaveAttribute(
    'href',
    `${site}/services/told`,
  )
  await unpublish(colleague, document._id)
  await told('Local colleague unpublished Cold Chain: visitors no longer see it')
  await client.createOrReplace(document)
  await told('You published Cold Chain')
  await client.transaction().delete(document._id).delete(`drafts.${document._id}`).commit()
  await told('You deleted Cold Chain: it is gone')
})
