import { readFile } from 'node:fs/promises'
import type { SanityDocument } from '@sanity/client'
import type { Locator, Page } from 'playwright/test'
import sharp from 'sharp'
import { client, pageAt, stored } from './contentLake.ts'
import { served, site, textAt } from './site.ts'
import { clickUntilVisible, input, open, publish } from './studio.ts'
import { studioExpect, untilVisible } from './studioExpect.ts'
import { expect, test } from './test.ts'

/** The smallest PDF that readers open. */
const pdf = Buffer.from(
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n' +
    '3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 100]>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
)

const png = (background: string, width = 600) =>
  sharp({ create: { width, height: width / 2, channels: 3, background } })
    .png()
    .toBuffer()

test('quotes, logos, files and pictures that an editor adds are on the page', async ({
  page,
  context,
}) => {
  const document = await pageAt('/faq')
  await open(page, document)

  await input(page, 'hero.heading.en')
  await page.getByTestId('field-hero').getByRole('button', { name: 'More' }).click()
  const opening = page.getByTestId('image-input').locator('input[type=file]').first()
  const buffer = await png('maroon', 2000)
  await opening.setInputFiles({ name: 'routes.png', mimeType: 'image/png', buffer })
  await page.getByTestId('field-hero.image.alt').getByText('Alternative text').click()
  await (await input(page, 'hero.image.alt.en')).fill('The routes of medicines')

  await addSection(page, 'Testimonials', 'Voices')
  await addItem(page)
  await fill(page, '.text.en', 'The file was complete.')
  await fill(page, '.name', 'Abena Owusu')
  await close(page)

  await addSection(page, 'Partner logos', 'Partners')
  await addItem(page)
  await fill(page, '.name', 'Volta Laboratories')
  await upload(page, 'volta.png', await png('navy'))
  await close(page)

  await addSection(page, 'Downloads', 'To download')
  await addItem(page)
  await fill(page, '.title.en', 'Company profile')
  await upload(page, 'profile-final-2.pdf', pdf)
  await close(page)

  await addSection(page, 'Pictures', 'Our warehouse')
  await addItem(page)
  await upload(page, 'warehouse.png', await png('teal'))
  await fill(page, '.alt.en', 'Shelves up to the roof')
  await fill(page, '.caption.en', 'The warehouse at Tema')
  await close(page)

  // The Studio forgets a click while it is still checking an upload.
  await studioExpect(async () => {
    await page.getByTestId('action-publish').click({ timeout: 2000 })
    const draft = () => client.getDocument(`drafts.${document._id}`)
    await expect.poll(draft, { timeout: 5000 }).toBeUndefined()
  }).toPass()
  await served('/faq', 'The warehouse at Tema')

  await test.step('visitors have them', async () => {
    const visitor = await context.newPage()
    await visitor.goto(`${site}/faq`)
    await expect(visitor.locator('#voices blockquote')).toHaveText('The file was complete.')
    await expect(visitor.locator('#voices figcaption')).toHaveText('Abena Owusu')
    await expect(visitor.locator('#partners img')).toHaveAttribute('alt', 'Volta Laboratories')
    const picture = visitor.locator('#our-warehouse figure')
    await expect(picture.locator('figcaption')).toContainText('The warehouse at Tema')
    await expect(picture.getByRole('img', { name: 'Shelves up to the roof' })).toBeVisible()

    // In the sizes that screens need.
    const routes = visitor.locator('#hero').getByAltText('The routes of medicines')
    const srcset = (await routes.getAttribute('srcset')) ?? ''
    const sizes = [...srcset.matchAll(/(\/images\/[\w-]+\.webp) (\d+)w/g)]
    expect(sizes.map(([, , width]) => width)).toEqual(['480', '960', '1600'])
    for (const [, path = ''] of sizes) expect((await fetch(site + path)).status).toBe(200)

    const link = visitor.locator('#to-download li a')
    await expect(link).toHaveText('Company profile PDF, 1\u00a0kB')
    const response = await visitor.request.get(site + (await link.getAttribute('href')))
    expect(await response.body()).toEqual(pdf)
    expect(response.headers()).toMatchObject({
      'content-type': 'application/pdf',
      'x-content-type-options': 'nosniff',
      'cache-control': expect.stringContaining('immutable'),
    })
    const [download] = await Promise.all([visitor.waitForEvent('download'), link.click()])
    expect(download.suggestedFilename()).toBe('Company profile.pdf')
    expect(await textAt('/fr/faq')).toContain('PDF, 1\u00a0ko')
    await visitor.close()
  })

  await test.step('a file that is no PDF cannot be published, and the editor reads why', async () => {
    await addSection(page, 'Downloads', 'More to download')
    await addItem(page)
    await fill(page, '.title.en', 'Notes')
    await upload(page, 'notes.pdf', Buffer.from('Only words'))
    const field = entry(page).getByRole('group').filter({ hasText: 'A PDF of at most' }).last()
    const issue = field.getByTestId('input-validation-icon-error')
    await untilVisible(issue)
    const reason = page
      .getByText('This field is not a PDF, although its name says so: save or export it as a PDF')
      .filter({ visible: true })
    // The form may still move below the pointer.
    await studioExpect(async () => {
      await page.mouse.move(0, 0)
      await issue.hover()
      await reason.first().waitFor({ timeout: 2000 })
    }).toPass()
    await close(page)
    await studioExpect(page.getByTestId('action-fixtheerrorstopublish')).toBeDisabled()
  })
})

test('a video of our own plays with its captions, and a person is shown once there is one', async ({
  page,
  context,
  browser,
}) => {
  const document = await pageAt('/faq')
  const file = async (filename: string, content: Buffer) => {
    const { _id } = await client.assets.upload('file', content, { filename })
    return { _type: 'file', asset: { _type: 'reference', _ref: _id } }
  }
  const { _id: poster } = await client.assets.upload('image', await png('teal', 320))
  const captions = 'WEBVTT\n\n00:00.000 --> 00:01.000\nThis is the store.\n'
  const video = {
    _key: 'video',
    kind: 'own',
    title: { en: 'The cold store' },
    poster: {
      _type: 'image',
      asset: { _type: 'reference', _ref: poster },
      alt: { en: 'A cold store' },
    },
    length: '0:01',
    publishedOn: '2026-11-12',
    file: await file('store.mp4', await readFile('tests/support/video.mp4')),
    captions: [
      { _key: 'en', language: 'en', file: await file('store.vtt', Buffer.from(captions)) },
    ],
  }
  const sections = [
    { _key: 'people', _type: 'people', heading: { en: 'Who answers' } },
    { _key: 'videos', _type: 'videos', heading: { en: 'Seen' }, videos: [video] },
  ]
  const published = await stored<SanityDocument>('*[_id == $_id][0]', { _id: document._id })
  const draft = { ...published, _id: `drafts.${document._id}` }
  await client.create({ ...draft, sections: [...published.sections, ...sections] })
  await open(page, document)
  await publish(page)
  await served('/faq', 'The cold store')

  await test.step('the browser plays it, under the policy of the page', async () => {
    const visitor = await context.newPage()
    await visitor.goto(`${site}/faq`)
    await expect(visitor.locator('#who-answers')).toHaveCount(0)
    const player = visitor.locator('#seen video')
    const told = await player.evaluate(async (element) => {
      const video = element as HTMLVideoElement
      const [captions] = [...video.textTracks]
      const cue = new Promise<string>((resolve) => {
        captions?.addEventListener('cuechange', () => {
          const [active] = [...(captions.activeCues ?? [])]
          if (active instanceof VTTCue) resolve(active.text)
        })
      })
      video.muted = true
      await video.play()
      return { words: await cue, width: video.videoWidth }
    })
    expect(told).toEqual({ words: 'This is the store.', width: 320 })
    await visitor.close()
  })

  await test.step('without scripts, it is the same player', async () => {
    const plain = await browser.newContext({ javaScriptEnabled: false })
    const visitor = await plain.newPage()
    await visitor.goto(`${site}/faq`)
    await expect(visitor.locator('#seen video[controls] track[kind=captions]')).toHaveCount(1)
    await expect(visitor.locator('#seen figcaption')).toContainText('The cold store')
    await plain.close()
  })

  await test.step('the section of people appears with the first of them', async () => {
    const person = {
      _id: 'person-journey',
      _type: 'person',
      name: 'Ama Test',
      consentDate: '2026-11-01',
    }
    await client.createOrReplace({ ...person, role: { en: 'Trademarks' }, languages: ['en', 'ak'] })
    const chosen = { _key: 'ama', _type: 'reference', _ref: person._id }
    await client
      .patch(document._id)
      .set({ 'sections[_key=="people"].people': [chosen] })
      .commit()
    await served('/faq', 'Ama Test')
    expect(await textAt('/fr/faq')).toContain('Anglais, akan')
  })
})

test('a picture that is replaced asks for its words, until they are written or confirmed', async ({
  page,
}) => {
  const document = await pageAt('/faq')
  const { _id } = await client.assets.upload('image', await png('maroon', 1000))
  const former = { _type: 'image', asset: { _type: 'reference', _ref: _id } }
  const alt = { en: 'The routes of medicines', fr: 'Les routes des médicaments' }
  const caption = { en: 'Routes to Kumasi and Tamale' }
  await client
    .patch(document._id)
    .set({ 'hero.image': { ...former, alt, caption } })
    .commit()
  await open(page, document)
  await input(page, 'hero.heading.en')
  await page.getByTestId('field-hero').getByRole('button', { name: 'More' }).click()
  await input(page, 'hero.image.alt.en')
  const note = page.getByTestId('former-texts')
  const replace = async () => {
    await page.getByTestId('options-menu-button').first().click()
    const chooser = page.waitForEvent('filechooser')
    await page.getByRole('menuitem', { name: 'Upload' }).click()
    const buffer = await png('olive', 2000)
    await (await chooser).setFiles({ name: 'roads.png', mimeType: 'image/png', buffer })
    await studioExpect(note).toContainText(
      'The picture is new. Its words are those of the former one.',
    )
  }

  await replace()
  await expect(note).toContainText(alt.en)
  await expect(note).toContainText(caption.en)
  await studioExpect(page.getByTestId('action-fixtheerrorstopublish')).toBeDisabled()
  // The text that the former picture had in French, and the caption, which has none.
  await untilVisible(page.getByRole('tab', { name: 'Français: 2 to write' }))
  await note.getByRole('button', { name: 'Bring the former picture back' }).click()
  await studioExpect(note).toHaveCount(0)

  await replace()
  await note.getByRole('button', { name: 'Rewrite: Alternative text' }).click()
  const english = await input(page, 'hero.image.alt.en')
  await studioExpect(english).toBeFocused()
  await english.fill('The roads of medicines')
  await studioExpect(note).not.toContainText('Alternative text')
  await note.getByRole('button', { name: 'Still right: Caption' }).click()
  await studioExpect(note).toHaveCount(0)
  await publish(page)
  await served('/faq', 'The roads of medicines')
  // The French is that of the former picture, and outdated because its English has changed.
  await untilVisible(page.getByTestId('field-hero.image.alt').getByTestId('stale-translation'))

  // On another page it is found by its words, which come with it, but for the outdated French.
  const other = await pageAt('/services/gmp')
  await open(page, other)
  await input(page, 'hero.heading.en')
  const hero = page.getByTestId('field-hero')
  await hero.getByRole('button', { name: 'More' }).click()
  await input(page, 'hero.image.alt.en')
  await hero.getByRole('button', { name: 'Select', exact: true }).click()
  await page.getByLabel('Search the pictures').fill('roads of medicines')
  const result = page.locator('[data-picture]')
  await studioExpect(result).toHaveCount(1)
  await expect(result).toContainText('roads.png')
  await result.getByRole('button').click()
  await page.getByRole('button', { name: 'Use these words' }).click()
  await studioExpect(await input(page, 'hero.image.alt.en')).toHaveValue('The roads of medicines')
  await studioExpect
    .poll(() => client.getDocument(`drafts.${other._id}`))
    .toMatchObject({ hero: { image: { alt: { en: 'The roads of medicines' } } } })
  expect(await client.getDocument(`drafts.${other._id}`)).not.toHaveProperty('hero.image.alt.fr')
})

/** Returns a field of the open section by the end of its path, because the path has keys. */
function fieldAt(page: Page, path: string): Locator {
  return page.locator(`[data-testid^="field-sections"][data-testid$="${path}"]`)
}

/** Adds a section at the end of the page, and leaves its form open. */
async function addSection(page: Page, type: string, heading: string) {
  const add = page.getByRole('button', { name: 'Add a section' })
  await studioExpect(add).toBeEnabled()
  const choice = page.getByRole('dialog').getByRole('button', { name: new RegExp(`^${type}`) })
  await clickUntilVisible(add, choice)
  // Rejects a drawing that cannot be loaded.
  await choice.locator('img').evaluate((drawing: HTMLImageElement) => drawing.decode())
  await choice.click()
  await fill(page, '.heading.en', heading)
}

/** Adds an entry to the list of the open section. */
async function addItem(page: Page) {
  await fieldAt(page, '.items').getByRole('button', { name: 'Add item' }).last().click()
}

async function fill(page: Page, path: string, text: string) {
  const field = fieldAt(page, path).locator('input, textarea').first()
  await studioExpect(field).toBeEditable()
  await field.fill(text)
}

/** Uploads a file to the open entry, and waits until the Content Lake has it. */
async function upload(page: Page, name: string, buffer: Buffer) {
  const mimeType = name.endsWith('.pdf') ? 'application/pdf' : 'image/png'
  const stored = page.waitForResponse((response) =>
    /\/assets\/(images|files)\//.test(response.url()),
  )
  await entry(page).locator('input[type=file]').setInputFiles({ name, mimeType, buffer })
  expect((await stored).status()).toBe(200)
}

/** Returns the form of the entry that was opened last. */
const entry = (page: Page): Locator => page.getByRole('dialog').last()

async function close(page: Page) {
  await page.getByRole('dialog').getByRole('button', { name: 'Close dialog' }).last().click()
  await studioExpect(page.getByRole('dialog')).toHaveCount(0)
}
