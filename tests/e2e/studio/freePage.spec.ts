import type { SanityDocument } from '@sanity/client'
import sharp from 'sharp'
import { addressOf } from '../../../shared/content/addresses/addresses.ts'
import { defaultLanguage, languageCodes } from '../../../shared/languages.ts'
import { client, stored } from './contentLake.ts'
import { served, site, textAt } from './site.ts'
import { clickUntilVisible, input, open, publish, visit, write } from './studio.ts'
import { studioExpect, untilVisible } from './studioExpect.ts'
import { expect, test } from './test.ts'

const path = '/about/careers'

test('a page is made from nothing at a free address, shared with its own picture, and hidden', async ({
  page,
}) => {
  await visit(page, '/structure')
  const otherPages = page.getByTestId('pane-item-Other pages')
  const newPage = page.getByTestId('action-intent-button')
  await clickUntilVisible(page.getByTestId('pane-item-Pages'), otherPages)
  await clickUntilVisible(otherPages, newPage)
  await newPage.click()

  await (await input(page, 'title.en')).fill('Careers')
  const address = page.getByTestId('field-slug')
  await (await input(page, 'slug')).fill(path.slice(1))
  await studioExpect(address).toContainText(`Visitors will find this page at ${path}.`)
  await (await input(page, 'hero.heading.en')).fill('Work with us')
  await (await input(page, 'hero.text.en')).fill('Pharmacists who like to see things done.')
  const checklist = page.getByRole('dialog').getByRole('button', { name: 'Checklist' })
  await clickUntilVisible(page.getByRole('button', { name: 'Add a section' }), checklist)
  await checklist.click()
  const heading = page.locator('[data-testid^="field-sections"][data-testid$=".heading.en"] input')
  await studioExpect(heading).toBeEditable()
  await heading.fill('Open positions')
  await page.getByRole('button', { name: 'Add a point' }).click()
  await page.getByRole('textbox', { name: 'Point 1', exact: true }).fill('Regulatory pharmacist')
  await page.getByRole('dialog').getByRole('button', { name: 'Close dialog' }).last().click()

  await page.getByRole('tab', { name: 'Search engines' }).click()
  await untilVisible(page.getByText(/› about › careers/))
  await page
    .getByTestId('image-input')
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'us.png', mimeType: 'image/png', buffer: await picture() })
  await page.getByTestId('field-seo.image.alt').getByText('Alternative text').click()
  await (await input(page, 'seo.image.alt.en')).fill('Our pharmacists in the garden')
  // Last, because the page cannot be published without it, and `write` waits until it can.
  await write(
    page,
    'seo.description.en',
    'Which pharmacists we are looking for in Accra, what they do with us, and how to apply.',
  )
  await publish(page)

  for (const code of languageCodes) {
    await served(addressOf(path, code), 'Regulatory pharmacist')
    // Search engines list it where its title is written.
    await served('/sitemap.xml', `${addressOf(path, code)}</loc>`, code === defaultLanguage)
  }
  const html = await textAt(path)
  expect(html).toContain('property="og:image:alt" content="Our pharmacists in the garden"')
  const [, image = ''] = /property="og:image" content="https?:\/\/[^/"]+([^"]+)"/.exec(html) ?? []
  const shared = sharp(await (await fetch(site + image)).arrayBuffer())
  expect(await shared.metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 })
  expect(html).toContain('"name":"About"')

  await page.getByRole('checkbox', { name: 'Hide from search engines' }).click({ force: true })
  await untilVisible(page.getByText('Search engines are asked not to list this page.'))
  await studioExpect(page.getByTestId('action-publish')).toBeEnabled()
  await publish(page)
  for (const code of languageCodes)
    await served(addressOf(path, code), 'name="robots" content="noindex"')
  await served('/sitemap.xml', path, false)
})

test('a page at a nested address opens in the preview, is renamed, and its visitors are led on', async ({
  page,
}) => {
  const document = { _id: 'page-careers', _type: 'page' }
  await client.create({ ...document, ...content, slug: { _type: 'slug', current: path.slice(1) } })
  await served(path, 'Work with us')

  await visit(page, `/presentation?preview=/fr${path}`)
  await studioExpect(page.frameLocator('iframe').locator('h1')).toHaveText('Work with us')
  await studioExpect(await input(page, 'slug')).toHaveValue(path.slice(1))

  await open(page, document)
  await write(page, 'slug', 'jobs/accra/pharmacist')
  await publish(page)
  await served('/fr/jobs/accra/pharmacist', 'Work with us')
  for (const code of languageCodes)
    await studioExpect
      .poll(async () => (await fetch(site + addressOf(path, code))).url)
      .toBe(site + addressOf('/jobs/accra/pharmacist', code))
})

const text = (en: string) => ({ en })

const content = {
  title: text('Careers'),
  seo: {
    description: text(
      'Which pharmacists we are looking for in Accra, what they do with us, and how to apply.',
    ),
  },
  hero: { heading: text('Work with us'), text: text('Pharmacists who like to see things done.') },
  sections: [
    {
      _type: 'checklist',
      _key: 'a',
      heading: text('Open positions'),
      items: [{ _key: 'a', text: { en: 'One' } }],
    },
  ],
}

function picture(): Promise<Buffer> {
  return sharp({ create: { width: 2000, height: 2000, channels: 3, background: 'teal' } })
    .png()
    .toBuffer()
}

test('several pages are published in one language, then taken down, and each says what became of it', async ({
  page,
}) => {
  const { _rev, _createdAt, _updatedAt, ...glossary } = await stored<SanityDocument>(
    '*[_type == "page" && slug.current == "glossary"][0]',
  )
  const ids = ['fair-accra', 'fair-dakar']
  for (const _id of ids) {
    const title = { en: `Programme of ${_id}` }
    const seo = { title, description: title }
    const fair = { ...glossary, _id, slug: { current: _id }, title, seo }
    await client.create(fair)
    const translated = { ...title, fr: `Programme de ${_id}`, pt: `Programa de ${_id}` }
    await client.create({ ...fair, _id: `drafts.${_id}`, title: translated })
  }
  await visit(page, '/structure/several')
  await page.getByLabel('Name or address').fill('fair-')
  // The list is rendered anew while the new documents arrive.
  for (const id of ids)
    await expect(() => page.getByTestId(`tick-${id}`).getByRole('checkbox').check()).toPass()

  await page.getByRole('button', { name: 'Publish one language ...' }).click()
  await page.getByRole('button', { name: 'Français', exact: true }).click()
  const publishFrench = page.getByRole('button', { name: 'Publish Français alone: 2 of 2' })
  await studioExpect(publishFrench).toBeEnabled()
  await publishFrench.click()
  for (const id of ids) {
    await studioExpect(page.getByTestId(`language-of-${id}`)).toContainText('Published')
    const { title } = await stored<{ title: object }>('*[_id == $id][0]', { id })
    expect(title).toMatchObject({ fr: `Programme de ${id}` })
    expect(title).not.toHaveProperty('pt')
    await served(`/fr/${id}`, `Programme de ${id}`)
  }
  await page.getByRole('button', { name: 'Close', exact: true }).click()

  await page.getByRole('button', { name: 'Take down ...' }).click()
  await page.getByRole('button', { name: 'Take down now' }).click()
  await untilVisible(page.getByText('They are being taken off the website.'))
  for (const id of ids) {
    expect(await client.getDocument(id)).toBeUndefined()
    expect(await client.getDocument(`drafts.${id}`)).toBeDefined()
    await served(`/fr/${id}`, `Programme de ${id}`, false)
  }
})
