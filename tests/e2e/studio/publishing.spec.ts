import { recordPrefix } from '../../../shared/buildRecord.ts'
import { client, colleague, pageAt, stored, unpublish } from './contentLake.ts'
import { patient, untilVisible } from './patient.ts'
import { rebuild, served, site, textAt } from './site.ts'
import { input, open, openHistory, publish, visit, write } from './studio.ts'
import { expect, test } from './test.ts'

test('a sentence is edited, published, and restored from history', async ({ page }) => {
  await open(page, await pageAt('/faq'))
  await write(page, 'hero.heading.en', 'The first wording')
  await publish(page)
  await served('/faq', 'The first wording')

  await write(page, 'hero.heading.en', 'The second wording')
  await rebuild()
  expect(await textAt('/faq')).not.toContain('The second wording')
  await publish(page)
  await served('/faq', 'The second wording')

  await page.reload()
  await patient(await input(page, 'hero.heading.en')).toHaveValue('The second wording')
  await openHistory(page)
  const published = page.getByTestId('timeline-item-button').filter({ hasText: 'Published' })
  await patient(published).not.toHaveCount(0)
  await published.nth(1).click()
  await patient(await page.getByTestId('field-hero.heading.en').locator('input')).toHaveValue(
    'The first wording',
  )
  await page.getByRole('button', { name: 'Bring this version back' }).click()
  await page.getByRole('button', { name: 'Bring it back' }).click()
  await patient(page.getByTestId('action-publish')).toBeEnabled()
  await publish(page)
  await served('/faq', 'The first wording')

  // From the published view, too, it is restored as the draft, with Publish below it.
  await page.getByRole('button', { name: 'Published', exact: true }).first().click()
  await patient(page).toHaveURL(/perspective=published/)
  await openHistory(page)
  await untilVisible(published.nth(1))
  await published.nth(1).click()
  await page.getByRole('button', { name: 'Bring this version back' }).click()
  await page.getByRole('button', { name: 'Bring it back' }).click()
  await patient(await input(page, 'hero.heading.en')).toHaveValue('The second wording')
  await patient(page.getByTestId('action-publish')).toBeEnabled()
})

test('after the first change, what visitors saw before it is brought back by one choice', async ({
  page,
}) => {
  const document = { _id: 'milestone-to-undo', _type: 'milestone' }
  const text = (en: string) => ({ en })
  const milestone = { ...document, year: 2021, text: text('With a text') }
  await client.create({ ...milestone, title: text('Told as it was') })
  await rebuild()
  await served('/about', 'Told as it was')
  await open(page, document)
  await write(page, 'title.en', 'Told in another way')
  await publish(page)
  await served('/about', 'Told in another way')

  await openHistory(page)
  const versions = page.getByTestId('timeline-item-button')
  await patient(versions).toHaveText([/Published/, /Before the first change/])
  await versions.last().click()
  await patient(await page.getByTestId('field-title.en').locator('input')).toHaveValue(
    'Told as it was',
  )
  await page.getByRole('button', { name: 'Bring this version back' }).click()
  await page.getByRole('button', { name: 'Bring it back' }).click()
  await untilVisible(page.getByText('Publish it for visitors to see it'))
  await publish(page)
  await served('/about', 'Told as it was')
  await client.delete(document._id)
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
  await patient(notice).toContainText(`“${title}” could not be updated`)
  await patient(notice).toContainText('an error in a change by Local colleague')
  expect(await textAt('/services/madrid')).toBe(before)

  const faults = page.getByTestId('build-live').getByTestId(`issues-${_id}`)
  await patient(page.getByTestId('build-live')).toContainText('Local colleague published')
  await patient(faults).toContainText('Hero › Heading › English: This field is missing')
  await patient(faults).toContainText('This field has the same title as another page')
  await untilVisible(faults.getByRole('link', { name: other.title }))

  const about = await pageAt('/about')
  await client.patch(about._id).set({ 'hero.heading.en': 'Words of mine' }).commit()
  await served('/about', 'Words of mine')
  await patient(page.getByTestId('build-live')).toContainText(`You published ${about.title}`)
  await patient(notice).toContainText(`“${title}” could not be updated`)

  await faults.getByRole('link', { name: 'Hero › Heading › English' }).click()
  await untilVisible(page.getByTestId('form-view'))
  await client.patch(_id).set({ 'seo.title.en': 'Madrid, mended' }).commit()
  await write(page, 'hero.heading.en', 'Mended by an editor')
  await publish(page)
  await served('/services/madrid', 'Mended by an editor')
  await patient(notice).toHaveCount(0)

  await visit(page, '/website')
  await patient(page.getByTestId('build-live')).toHaveCount(1)
  await patient(page.getByTestId('build-fixed').first()).toContainText('It was fixed')
  const live: { id: string } = JSON.parse(await textAt('/build.json'))
  expect(await stored('*[_id == $id][0].state', { id: recordPrefix + live.id })).toBe('built')
})

test('another editor’s publish, unpublish and deletion are told as such', async ({ page }) => {
  const like = await client.getDocument((await pageAt('/services/gmp'))._id)
  const text = { en: 'Cold Chain' }
  const document = {
    ...like,
    _id: 'service-told',
    _type: 'servicePage',
    title: text,
    slug: { _type: 'slug', current: 'told' },
    seo: { title: text, description: text },
  }
  await visit(page, '/website')
  const live = page.getByTestId('build-live')
  // Only a build after the builds are loaded is announced.
  await patient(live).toHaveCount(1)
  const told = (words: string) =>
    untilVisible(live.getByTestId('change').filter({ hasText: words }))

  await colleague.create(document)
  await untilVisible(page.getByText('Live: “Cold Chain” is on the website'))
  await told('Local colleague published Cold Chain')
  await patient(live.getByRole('link', { name: 'See the page' })).toHaveAttribute(
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
