import { addressOf } from '../../../shared/content/addresses/addresses.ts'
import { defaultLanguage, languages } from '../../../shared/languages.ts'
import { previewPaths } from '../../../shared/previewProtocol.ts'
import { editingPorts } from '../../support/ports.ts'
import { client, pageAt, stored } from './contentLake.ts'
import { rebuild, textAt } from './site.ts'
import { clickOpens, clickUntilVisible, input, studio, visit } from './studio.ts'
import { studioExpect, studioTimeout, untilVisible } from './studioExpect.ts'
import { expect, test } from './test.ts'

const preview = `http://localhost:${editingPorts.preview}`

test('in each language a click on a sentence opens its field, and the preview shows the draft', async ({
  page,
}) => {
  const path = '/services/gmp'
  const { _id } = await pageAt(path)
  await visit(page, `/presentation?preview=${path}`)
  const preview = page.frameLocator('iframe')
  const sentence = preview.locator(`[data-translate="${_id}:hero.text"]`)
  await untilVisible(sentence)
  for (const { code, name } of languages) {
    if (code !== defaultLanguage) {
      await preview.locator('header [data-language-menu] summary').click()
      await preview.getByRole('button', { name }).click()
    }
    const field = `hero.text.${code}`
    await studioExpect(sentence).toHaveAttribute('data-sanity', new RegExp(code))
    await sentence.hover()
    await clickOpens(page, sentence, new RegExp(`${_id}.*${field}`))
    await (await input(page, field)).fill(`A draft in ${name}`)
    await studioExpect(sentence).toHaveText(`A draft in ${name}`)
  }
  await rebuild()
  for (const { code } of languages)
    expect(await textAt(addressOf(path, code))).not.toContain('A draft in')
})

test('a double click changes a text on the page: Enter saves the draft, Escape leaves it, in each language', async ({
  page,
}) => {
  const path = '/services/gmp'
  const { _id } = await pageAt(path)
  await visit(page, `/presentation?preview=${path}`)
  const preview = page.frameLocator('iframe')
  const sentence = preview.locator(`[data-translate="${_id}:hero.text"]`)
  const field = preview.locator('textarea[data-page-text]')
  await untilVisible(sentence)
  for (const { code, name } of languages) {
    if (code !== defaultLanguage) {
      await preview.locator('header [data-language-menu] summary').click()
      await preview.getByRole('button', { name }).click()
    }
    await studioExpect(sentence).toHaveAttribute('data-sanity', new RegExp(code))
    await sentence.dblclick()
    await untilVisible(field)
    await expect(field).toBeFocused()
    // The first click opens the field in the form too, which must not take the focus from what is typed.
    await untilVisible(page.getByTestId(`field-hero.text.${code}`))
    await field.fill(`Changed in ${name}`)
    await field.press('Enter')
    await untilVisible(sentence.filter({ hasText: `Changed in ${name}` }))
    await field.waitFor({ state: 'detached' })
    await studioExpect(await input(page, `hero.text.${code}`)).toHaveValue(`Changed in ${name}`)
  }

  await sentence.dblclick()
  await untilVisible(field)
  await field.fill('Never meant')
  await field.press('Escape')
  await field.waitFor({ state: 'detached' })
  await expect(sentence).toHaveText('Changed in Português')
  const before = await stored<string>('*[_id == $id][0].hero.text.pt', { id: _id })
  await page.getByRole('button', { name: 'Undo', exact: true }).last().click()
  await untilVisible(sentence.filter({ hasText: before }))

  await sentence.dblclick()
  await untilVisible(field)
  await field.fill('Typed before leaving')
  await visit(page, '/start')
  await studioExpect
    .poll(() => client.getDocument(`drafts.${_id}`))
    .toMatchObject({ hero: { text: { pt: 'Typed before leaving' } } })
})

/** Returns the ids of two countries on the maps. */
const countries = () =>
  stored<Record<'nigeria' | 'togo', string>>(`{
    "nigeria": *[_type == "country" && isoCode == "NG"][0]._id,
    "togo": *[_type == "country" && isoCode == "TG"][0]._id
  }`)

test('what is no text of the page, such as a capital on a map, opens its field too, and telephone links stay in the frame', async ({
  page,
}) => {
  await visit(page, '/presentation?preview=/about')
  const frame = page.frameLocator('iframe')
  for (const [place, field] of [
    ['#milestones li p', /milestone.*\/year/],
    ['main img', /sections.*image/],
    ['footer h2', /siteSettings\/companyName/],
    ['footer a[href^="mailto:"]', /siteSettings\/emails\.info/],
    ['footer a[href^="tel:"]', /siteSettings\/phone/],
    ['footer h2[data-translate*="navigation"]', /navigation.*heading\.en/],
    ['footer [data-translate="footer.rights"]', /interfaceMessages.*footer\.rights\.en/],
  ] as const)
    await clickOpens(page, frame.locator(place).first(), field)
  await expect(frame.locator('h1')).toBeVisible()

  // In a narrow window the field is in the tab Form.
  await page.setViewportSize({ width: 768, height: 1024 })
  await clickOpens(page, frame.locator('h1'), /hero\.heading\.en/)
  await page.getByRole('tab', { name: 'Form' }).click()
  await untilVisible(page.getByTestId('field-hero.heading.en'))
  await page.setViewportSize({ width: 1500, height: 950 })

  const { _id } = await pageAt('/services/ecowas')
  await page.goto(`${studio}/presentation?preview=/services/ecowas`)
  const map = frame.locator('section:not(#hero) figure', { hasText: 'Natural Earth' })
  const capital = map.locator('svg text', { hasText: 'Abuja' })
  await untilVisible(capital)
  const { nigeria } = await countries()
  await clickOpens(page, capital, new RegExp(`country/${nigeria}/capital\\.en`))
  await clickOpens(page, map.locator('figcaption'), new RegExp(`${_id}/sections.*membership`))
})

// A tab remembers the page that the preview has shown last, and the documents that it has read.
test.describe('after a load', () => {
  test.use({ loadsStudio: true })

  test('the preview opens Home at once, never shows the address that begins a session, and leads to countries on the map, from page to page and to other tools', async ({
    page,
  }) => {
    const shown: string[] = []
    page.on('framenavigated', (frame) => {
      if (frame === page.mainFrame()) shown.push(frame.url())
    })
    await page.goto(`${studio}/presentation`)
    const frame = page.frameLocator('iframe')
    await untilVisible(frame.locator('h1'))
    await studioExpect(page).toHaveURL(`${studio}/presentation/homePage/homePage?preview=/`)
    expect(shown.filter((url) => url.includes(previewPaths.enable))).toEqual([])
    await expect(page.getByText('No matching documents')).toHaveCount(0)
    const newTab = page.locator('a[target=_blank][rel=opener]')
    await expect(newTab).toHaveAttribute('href', new RegExp(`^${preview}/\\?`))

    const map = frame.locator('#hero figure')
    const { nigeria, togo } = await countries()
    for (const [place, field] of [
      [map.locator('svg text', { hasText: 'Nigeria' }), `country/${nigeria}/name\\.en`],
      // The middle of Africa, which has no member.
      [map.locator('svg'), 'homePage/hero\\.map'],
      [map.locator('svg use[href$="#TG"]'), `country/${togo}/name`],
      [map.locator('figcaption'), 'homePage/hero\\.map'],
    ] as const)
      await clickOpens(page, place, new RegExp(field))

    await clickOpens(page, frame.locator('h1'), /hero\.heading\.en/)
    await frame.locator('header nav:visible a[href="/about"]').click()
    await studioExpect(page).toHaveURL(/presentation\/aboutPage\/aboutPage\?preview=.*\/about$/)

    // From a field, one click opens another tool, and coming back opens the page again.
    await visit(page, '/presentation?preview=/')
    const figure = frame.locator('#stats [data-translate*="items"]').first()
    await clickUntilVisible(figure, page.getByText('As it is shown: 500+'))
    await page.getByRole('link', { name: 'Start' }).click()
    await untilVisible(page.getByRole('heading', { name: 'To do' }))
    await expect(page).toHaveURL(/\/start$/)

    const { _id } = await pageAt('/faq')
    await visit(page, '/presentation?preview=/faq')
    await studioExpect(page).toHaveURL(new RegExp(_id))
    await page.getByRole('link', { name: 'Content' }).click()
    await untilVisible(page.getByTestId('pane-item-Pages'))
    await page.getByRole('link', { name: 'Preview' }).click()
    await studioExpect(page).toHaveURL(new RegExp(`${_id}.*faq`))
    await untilVisible(frame.locator('h1'))
  })

  test('a section is added and removed in place', async ({ page }) => {
    const frame = page.frameLocator('iframe')
    // The menu that a right click opens throws an error while Visual Editing has no document. It asks the Studio once,
    // and gets none if the answer takes more than ten seconds.
    await expect(async () => {
      await Promise.all([
        page.waitForResponse(/\/data\/doc\/\w+\/aboutPage\?.*tag=.*snapshot/, {
          timeout: studioTimeout,
        }),
        page.goto(`${studio}/presentation?preview=/about`),
      ])
    }).toPass({ timeout: 3 * studioTimeout })
    const sections = frame.locator('main section:not(#hero)')
    await untilVisible(frame.locator('section#values'))
    const before = await sections.count()
    const item = (name: string) => frame.getByText(name, { exact: true }).last()
    const choose = async (first: string, ...others: string[]) => {
      await studioExpect(async () => {
        // A menu that was opened before the schema was loaded has no items, and covers the page: a click closes it.
        if (!(await item(first).isVisible())) {
          await frame.locator('section#values').click({
            button: 'right',
            position: { x: 8, y: 8 },
            timeout: 5000,
            force: true,
          })
        }
        await item(first).waitFor({ timeout: 2000 })
      }).toPass()
      for (const name of [first, ...others]) await item(name).click()
    }
    await choose('Insert after', 'Figures')
    await studioExpect(sections).toHaveCount(before + 1)
    await untilVisible(frame.locator('section#heading'))
    const faults = frame.locator('details[role=status]')
    await studioExpect(faults).toContainText('Figures › Heading – This field is missing')
    await choose('Remove')
    await studioExpect(frame.locator('section#values')).toHaveCount(0)
    // The issues are those of the page that is shown, also after coming back to it.
    const follow = (path: string) =>
      frame.locator(`header a[href="${path}"]`).first().dispatchEvent('click')
    await follow('/contact')
    await studioExpect(faults).toHaveCount(0)
    await follow('/about')
    await studioExpect(faults).toContainText('Figures › Heading – This field is missing')
  })
})

test('the preview is closed to whoever does not come from the Studio', async ({ request }) => {
  for (const path of [
    '/',
    `${previewPaths.draft}?path=/&language=en`,
    previewPaths.changes,
    `${previewPaths.enable}?sanity-preview-secret=guess`,
  ])
    expect((await request.get(preview + path)).status(), path).toBe(401)
})

test('visitors’ pages carry nothing of the preview', async () => {
  const html = await textAt('/')
  expect(html).not.toContain('data-sanity')
  const scriptIn = async (text: string, name: string) => {
    const [path] = text.match(new RegExp(`/assets/${name}[\\w-]*\\.js`)) ?? []
    expect(path, name).toBeDefined()
    return textAt(path ?? '')
  }
  const boot = await scriptIn(html, 'boot')
  for (const script of [boot, await scriptIn(boot, 'entry-client')]) {
    expect(script).not.toContain('sanity-visual-editing')
    expect(script).not.toContain('/preview/')
  }
})
