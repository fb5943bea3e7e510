import type { SanityClient } from '@sanity/client'
import type { Page } from 'playwright/test'
import { test as base, expect } from 'playwright/test'
import { readEnvironment } from '../../scripts/environment.ts'
import { lakeClient } from '../../scripts/services/contentLake.ts'
import { imageFiles, loadDemo } from '../../studio/demo/load.ts'
import { editingPorts } from '../support/ports.ts'

const studio = `http://localhost:${editingPorts.studio}`
const site = `http://localhost:${editingPorts.site}`
const client: SanityClient = lakeClient(
  { ...readEnvironment(), SANITY_PROJECT_ID: undefined },
  `http://localhost:${editingPorts.lake}`,
)

/** The Studio is a large program, and the first look at a form takes a slow machine a while. */
const patient = expect.configure({ timeout: 30_000 })

/** A test that also fails on a page's errors, and on any request that would leave this machine. */
const test = base.extend<{ quiet: undefined }>({
  quiet: [
    async ({ context }, use) => {
      const complaints: string[] = []
      context.on('request', (request) => {
        const { protocol, hostname } = new URL(request.url())
        if (protocol.startsWith('http') && !/(^|\.)localhost$/.test(hostname))
          complaints.push(`request to ${request.url()}`)
      })
      context.on('weberror', (error) => complaints.push(error.error().message))
      await use(undefined)
      expect(complaints).toEqual([])
    },
    { auto: true },
  ],
})

// One after the other: they publish to the same site.
test.describe.configure({ mode: 'default', timeout: 120_000 })
test.use({ viewport: { width: 1500, height: 950 } })

async function open(page: Page, id: string, type: string) {
  await page.goto(`${studio}/intent/edit/id=${id};type=${type}`)
  await patient(page.getByTestId('form-view')).toBeVisible()
}

/** The input of a field, once the form can be written in. */
async function input(page: Page, path: string) {
  const field = page.getByTestId(`field-${path}`).locator('input, textarea').first()
  await patient(field).toBeEditable()
  return field
}

async function write(page: Page, path: string, text: string) {
  const field = await input(page, path)
  await field.fill(text)
  // The draft is there when the Studio offers to publish it.
  await patient(page.getByTestId('action-publish')).toBeEnabled()
}

async function publish(page: Page) {
  await page.getByTestId('action-publish').click()
  await patient(page.getByTestId('action-publish')).toBeDisabled()
}

/** Waits until a page of the served site has, or has no longer, a text. */
async function served(path: string, text: string, isThere = true) {
  await patient
    .poll(async () => (await (await fetch(site + path)).text()).includes(text))
    .toBe(isThere)
}

/** What every test of the desk's documents begins with: the demo as it was delivered. */
async function reset(id: string) {
  const document = (await loadDemo()).find(({ _id }) => _id === id)
  if (!document || imageFiles(document).length > 0) throw new Error(`${id} cannot be put back`)
  await client.transaction().delete(`drafts.${id}`).createOrReplace(document).commit()
}

test('a sentence is edited, seen in place, published, and restored from history', async ({
  page,
}) => {
  await reset('faqPage')
  await open(page, 'faqPage', 'faqPage')
  await write(page, 'hero.heading.en', 'The first wording')
  await publish(page)
  await served('/faq', 'The first wording')

  await write(page, 'hero.heading.en', 'The second wording')
  await served('/faq', 'The second wording', false)
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

test('a draft that is discarded is gone, and the site never showed it', async ({ page }) => {
  await reset('contactPage')
  await open(page, 'contactPage', 'contactPage')
  const before = await (await input(page, 'hero.heading.en')).inputValue()
  await write(page, 'hero.heading.en', 'On second thoughts')
  await page.getByTestId('action-menu-button').click()
  await page.getByTestId('action-Discardchanges').click()
  await page.getByTestId('confirm-button').click()
  await patient(await input(page, 'hero.heading.en')).toHaveValue(before)
  await served('/contact', 'On second thoughts', false)
})

for (const [language, path, field] of [
  ['English', '/services/gmp', 'hero.text.en'],
  ['Français', '/services/gmp', 'hero.text.fr'],
  ['Português', '/services/gmp', 'hero.text.pt'],
] as const)
  test(`in ${language} a click on a sentence opens its field, and the preview shows the draft`, async ({
    page,
  }) => {
    await reset('service-gmp')
    await page.goto(`${studio}/presentation?preview=${path}`)
    const preview = page.frameLocator('iframe')
    const sentence = preview.locator('[data-translate="service-gmp:hero.text"]')
    await patient(sentence).toBeVisible()
    if (language !== 'English') {
      await preview.locator('header summary').filter({ hasText: 'English' }).click()
      await preview.getByRole('button', { name: language }).click()
    }
    await patient(sentence).toHaveAttribute(
      'data-sanity',
      new RegExp(field.split('.').at(-1) ?? ''),
    )
    await sentence.hover()
    await patient(async () => {
      await sentence.click()
      await expect(page).toHaveURL(new RegExp(`service-gmp.*${field}`), { timeout: 2000 })
    }).toPass()

    const wording = `A draft in ${language}`
    await (await input(page, field)).fill(wording)
    await patient(sentence).toHaveText(wording)
    await served(path, wording, false)
  })

test('two editors see each other’s words', async ({ page, context }) => {
  await reset('service-who')
  await open(page, 'service-who', 'servicePage')
  const other = await context.newPage()
  await open(other, 'service-who', 'servicePage')
  await write(page, 'hero.eyebrow.en', 'From the first tab')
  await patient(await input(other, 'hero.eyebrow.en')).toHaveValue('From the first tab')
  await write(other, 'hero.heading.en', 'From the second tab')
  await patient(await input(page, 'hero.heading.en')).toHaveValue('From the second tab')
  await publish(page)
  await served('/services/who', 'From the first tab')
  await served('/services/who', 'From the second tab')
  await other.close()
})

test('a new service page has its route, its links and its place in the sitemap', async ({
  page,
}) => {
  const text = (en: string) => ({ en })
  const prose = (anchor: string, heading: string) => ({
    _type: 'prose',
    _key: anchor,
    anchor,
    heading: text(heading),
    body: {
      en: [
        {
          _type: 'block',
          _key: 'block',
          style: 'normal',
          markDefs: [],
          children: [
            { _type: 'span', _key: 'span', text: `${heading} in one sentence.`, marks: [] },
          ],
        },
      ],
    },
  })
  const [like] = await client.fetch<Record<string, unknown>[]>('*[_id == "service-gmp"]')
  await client.createOrReplace({
    ...like,
    _id: 'drafts.service-new',
    _type: 'servicePage',
    slug: { _type: 'slug', current: 'new-service' },
    title: text('Cold Chain'),
    seo: {
      title: text('Cold Chain Services | Accra'),
      description: text(
        'How medicines that must stay cold are moved, stored and measured on their way to the ministry.',
      ),
    },
    sections: [
      prose('about', 'About it'),
      prose('how', 'How it works'),
      prose('who', 'Who asks for it'),
    ],
  })
  await open(page, 'service-new', 'servicePage')
  await patient(page.getByTestId('action-publish')).toBeEnabled()
  await publish(page)

  await served('/services/new-service', 'Who asks for it in one sentence.')
  await served('/services', '/services/new-service')
  await served('/sitemap.xml', '/services/new-service')
  await client.delete('service-new')
  await served('/sitemap.xml', '/services/new-service', false)
})

test('an uploaded image is on the page, in the sizes that screens need', async ({ page }) => {
  await reset('service-ama')
  await open(page, 'service-ama', 'servicePage')
  await input(page, 'hero.heading.en')
  const [image = ''] = imageFiles(
    (await loadDemo()).find(({ _id }) => _id === 'homePage') ?? { _id: '', _type: '' },
  )
  await page.getByTestId('image-input').locator('input[type=file]').first().setInputFiles(image)
  await page.getByTestId('field-hero.image.alt').getByText('Alternative text').click()
  await write(page, 'hero.image.alt.en', 'A map of Africa with the routes of medicines')
  await publish(page)
  await served('/services/ama', 'A map of Africa with the routes of medicines')
  const html = await (await fetch(`${site}/services/ama`)).text()
  const hero = html.slice(html.indexOf('id="hero"'), html.indexOf('A map of Africa') + 400)
  const sizes = [...hero.matchAll(/(\/images\/[\w-]+\.webp) (\d+)w/g)]
  expect(sizes.map(([, , width]) => width)).toEqual(['480', '960', '1600'])
  for (const [, path = ''] of sizes) expect((await fetch(site + path)).status).toBe(200)
})

test('what would break the site cannot be published, and the field says why', async ({ page }) => {
  await reset('service-ecowas')
  await open(page, 'service-ecowas', 'servicePage')
  const heading = await input(page, 'hero.heading.en')
  await heading.fill('')
  await patient(page.getByTestId('action-publish')).toBeDisabled()
  await patient(
    page.getByTestId('field-hero.heading.en').getByTestId('input-validation-icon-error'),
  ).toBeVisible()
  await client.delete('drafts.service-ecowas')
})

for (const [what, id, type, user] of [
  ['a page that others link to', 'service-gmp', 'servicePage', 'Regulatory Services'],
  ['a country that pages list', 'country-gh', 'country', 'WAHO'],
] as const)
  test(`${what} is not deleted; what needs it is named`, async ({ page }) => {
    await open(page, id, type)
    await patient(page.getByTestId('action-menu-button')).toBeEnabled()
    await page.getByTestId('action-menu-button').click()
    await page.getByTestId('action-Delete').click()
    const dialog = page.getByRole('dialog')
    await patient(dialog).toContainText('The site still needs this document')
    await patient(dialog).toContainText(user)
    expect(await client.getDocument(id)).toBeDefined()
  })

test('every list of the desk opens, and shows what is in it', async ({ page }) => {
  await client.patch('faq-general').unset(['title.fr']).commit()
  await page.goto(`${studio}/structure`)
  for (const [list, entry] of [
    ['Pages', 'Home page'],
    ['Services', 'Core'],
    ['FAQ', 'Trademark Registration'],
    ['Company milestones', '2009'],
    ['Countries', 'Ghana'],
    ['Missing translations', 'General'],
  ] as const) {
    await patient(page.getByTestId(`pane-item-${list}`)).toBeVisible()
    await page.getByTestId(`pane-item-${list}`).click()
    await patient(page.getByText(entry).last(), list).toBeVisible()
  }
  await page.getByTestId('pane-item-Site settings').click()
  await patient(page.getByTestId('form-view')).toBeVisible()
})

test('questions are put into another order by dragging', async ({ page }) => {
  await reset('faq-general')
  await open(page, 'faq-general', 'faqCategory')
  const questions = page.getByTestId('field-faqs').locator('[data-testid="default-preview"]')
  await patient(questions).toHaveCount(3)
  const before = await questions.allTextContents()
  const handles = page.getByTestId('field-faqs').locator('[data-sanity-icon="drag-handle"]')
  await patient(handles).toHaveCount(3)
  await handles.nth(0).scrollIntoViewIfNeeded()
  await handles.nth(2).hover()
  await page.mouse.down()
  const [from, to] = [await handles.nth(2).boundingBox(), await handles.nth(0).boundingBox()]
  if (!from || !to) throw new Error('The questions have no handles')
  await page.mouse.move(from.x + 5, from.y - 20, { steps: 5 })
  await page.mouse.move(to.x + 5, to.y - 5, { steps: 15 })
  await page.mouse.up()
  await patient(questions.first()).toHaveText(before[2] ?? '')
  await publish(page)

  const stored = await client.fetch<string[]>('*[_id == "faq-general"][0].faqs[].question.en')
  expect(stored).toEqual([before[2], before[0], before[1]])
  await patient
    .poll(async () => {
      const html = await (await fetch(`${site}/faq`)).text()
      const places = stored.map((question) => html.indexOf(question.replaceAll("'", '&#x27;')))
      return places.every((place, index) => place > (places[index - 1] ?? 0))
    })
    .toBe(true)
})

test('a build that fails leaves the site as it was, and the Studio says what to mend', async ({
  page,
}) => {
  await reset('service-madrid')
  await page.goto(`${studio}/website`)
  await patient(page.getByRole('heading', { name: 'Website' })).toBeVisible()
  const heading = '<h1'
  // Past the Studio's own checks, as a script or an older Studio might.
  await client.patch('service-madrid').unset(['hero.heading.en']).commit()
  const failed = page.getByTestId('build-failed').first()
  await patient(failed).toContainText('hero.heading.en is missing')
  await patient(page.getByTestId('publishing-notice')).toContainText('could not be updated')
  await served('/services/madrid', heading)

  await failed.getByRole('link', { name: 'hero.heading.en' }).click()
  await patient(page.getByTestId('form-view')).toBeVisible()
  await write(page, 'hero.heading.en', 'Mended by an editor')
  await publish(page)
  await served('/services/madrid', 'Mended by an editor')
  await patient(page.getByTestId('publishing-notice')).toHaveCount(0)
  await reset('service-madrid')
})

test('the preview is closed to whoever does not come from the Studio', async ({ request }) => {
  const preview = `http://localhost:${editingPorts.preview}`
  for (const path of [
    '/',
    '/preview/draft?path=/&language=en',
    '/preview/changes',
    '/preview/enable?sanity-preview-secret=guess',
  ])
    expect((await request.get(preview + path)).status(), path).toBe(401)
})

test('visitors’ pages carry nothing of the preview', async () => {
  const html = await (await fetch(site)).text()
  expect(html).not.toContain('data-sanity')
  const [, application = ''] = /data-application="([^"]+)"/.exec(html) ?? []
  const script = await (await fetch(site + application)).text()
  expect(script).not.toContain('sanity-visual-editing')
  expect(script).not.toContain('/preview/')
})
