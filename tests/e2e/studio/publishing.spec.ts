import sharp from 'sharp'
import { recordPrefix } from '../../../shared/buildRecord.ts'
import { client, pageAt, stored } from './contentLake.ts'
import { patient } from './patient.ts'
import { rebuild, served, site, textAt } from './site.ts'
import { input, open, publish, studio, write } from './studio.ts'
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
  await page.getByTestId('pane-context-menu-button').last().click()
  await page.getByTestId('action-history').click()
  const published = page.getByTestId('timeline-item-button').filter({ hasText: 'Published' })
  await patient(published).not.toHaveCount(0)
  await published.nth(1).click()
  await patient(await page.getByTestId('field-hero.heading.en').locator('input')).toHaveValue(
    'The first wording',
  )
  await page.getByTestId('action-reverttorevision').click()
  await page.getByRole('button', { name: 'Confirm' }).click()
  await patient(page.getByTestId('action-publish')).toBeEnabled()
  await publish(page)
  await served('/faq', 'The first wording')
})

test('a new service page has its route, its links and its place in the sitemap', async ({
  page,
}) => {
  const text = (en: string) => ({ en })
  const like = await client.getDocument((await pageAt('/services/gmp'))._id)
  const document = { _id: 'service-new', _type: 'servicePage' }
  await client.create({
    ...like,
    _id: `drafts.${document._id}`,
    _type: document._type,
    slug: { _type: 'slug', current: 'new-service' },
    title: text('Cold Chain'),
    seo: {
      title: text('Cold Chain Services | Accra'),
      description: text(
        'How medicines that must stay cold are moved, stored and measured on their way to the ministry.',
      ),
    },
    sections: [
      {
        _type: 'checklist',
        _key: 'about',
        anchor: 'about',
        heading: text('About it'),
        items: { en: ['Measured on the way'] },
      },
    ],
  })
  await open(page, document)
  await patient(page.getByTestId('action-publish')).toBeEnabled()
  await publish(page)

  await served('/services/new-service', 'Measured on the way')
  await served('/services', '/services/new-service')
  await served('/sitemap.xml', '/services/new-service')
  await client.delete(document._id)
  await served('/sitemap.xml', '/services/new-service', false)
})

test('an uploaded image is on the page, in the sizes that screens need', async ({ page }) => {
  const picture = sharp({
    create: { width: 2000, height: 1000, channels: 3, background: 'teal' },
  })
  const document = await pageAt('/services/ghana-fda')
  await client.patch(document._id).unset(['hero.image']).commit()
  await open(page, document)
  await input(page, 'hero.heading.en')
  await page
    .getByTestId('image-input')
    .locator('input[type=file]')
    .first()
    .setInputFiles({
      name: 'routes.png',
      mimeType: 'image/png',
      buffer: await picture.png().toBuffer(),
    })
  await page.getByTestId('field-hero.image.alt').getByText('Alternative text').click()
  await write(page, 'hero.image.alt.en', 'A map of Africa with the routes of medicines')
  await publish(page)
  await served('/services/ghana-fda', 'A map of Africa with the routes of medicines')
  const html = await textAt('/services/ghana-fda')
  const hero = html.slice(html.indexOf('id="hero"'), html.indexOf('A map of Africa') + 400)
  const sizes = [...hero.matchAll(/(\/images\/[\w-]+\.webp) (\d+)w/g)]
  expect(sizes.map(([, , width]) => width)).toEqual(['480', '960', '1600'])
  for (const [, path = ''] of sizes) expect((await fetch(site + path)).status).toBe(200)
})

test('a build that fails leaves the site as it was, and the Studio says what to mend', async ({
  page,
}) => {
  const { _id } = await pageAt('/services/madrid')
  const before = await textAt('/services/madrid')
  await page.goto(`${studio}/website`)
  await patient(page.getByRole('heading', { name: 'Website' })).toBeVisible()
  // Past the Studio's own checks, as a script or an older Studio might.
  await client.patch(_id).unset(['hero.heading.en']).commit()
  await patient(page.getByTestId('publishing-notice')).toContainText('could not be updated')
  const failed = page.getByTestId('build-failed').first()
  await patient(failed).toContainText('hero.heading.en is missing')
  expect(await textAt('/services/madrid')).toBe(before)

  await failed.getByRole('link', { name: 'hero.heading.en' }).click()
  await patient(page.getByTestId('form-view')).toBeVisible()
  await write(page, 'hero.heading.en', 'Mended by an editor')
  await publish(page)
  await served('/services/madrid', 'Mended by an editor')
  await patient(page.getByTestId('publishing-notice')).toHaveCount(0)

  await page.goto(`${studio}/website`)
  await patient(page.getByTestId('build-live')).toHaveCount(1)
  const live: { id: string } = JSON.parse(await textAt('/build.json'))
  expect(await stored('*[_id == $id][0].state', { id: recordPrefix + live.id })).toBe('built')
})
