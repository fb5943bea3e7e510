import { supabaseAddress } from '../support/e2eSupabase.ts'
import { fill, submit, unique } from './enquiryForm.ts'
import { open } from './keyboard.ts'
import { expect, test } from './test.ts'
import { listen, nodesOf, provideReader, readAloud } from './virtualReader.ts'

test.use({ supabase: supabaseAddress })

test.beforeEach(({ page }) => provideReader(page))

test('the menu is a landmark and says where one is', async ({ page }) => {
  await open(page, '/faq')
  const header = await readAloud(page, 'header')
  const menu = header.slice(
    header.indexOf('navigation, Main'),
    header.indexOf('end of navigation, Main'),
  )
  expect(menu.filter((phrase) => phrase.startsWith('link'))).toEqual([
    'link, Home',
    'link, Services',
    'link, About',
    'link, FAQ, current page',
    'link, Contact',
  ])
  expect(header.slice(0, 2)).toEqual(['banner', 'link, Skip to content'])
})

test('the language menu says which language is chosen, and a choice is announced', async ({
  page,
}) => {
  await open(page, '/about')
  await expect
    .poll(() => nodesOf(page, 'DisclosureTriangle'))
    .toEqual(
      expect.arrayContaining([
        { name: 'Language English', expanded: false },
        { name: 'List of services', expanded: false },
      ]),
    )
  await page.locator('[data-language-menu] summary').click()
  expect(await readAloud(page, '[data-language-menu]')).toEqual(
    expect.arrayContaining([
      'button, English, pressed',
      'button, Français, not pressed',
      'button, Português, not pressed',
    ]),
  )
  const english = await page.title()
  const heard = await listen(page)
  await page.getByRole('button', { name: 'Français' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
  await expect(page).not.toHaveTitle(english)
  await expect.poll(heard).toContain(`polite: ${await page.title()}`)
  expect(await readAloud(page, '[data-language-menu]')).toContain('button, Français, pressed')
  expect(await nodesOf(page, 'DisclosureTriangle')).toEqual(
    expect.arrayContaining([
      { name: 'Langue Français', expanded: false },
      { name: 'Liste des services', expanded: false },
    ]),
  )
})

test('a question says whether it is open, and its answer follows', async ({ page }) => {
  await page.goto('/faq')
  const question = page.locator('#general details').first()
  const name = await question.locator('summary').innerText()
  const answer = await question
    .locator('p')
    .evaluate((paragraph) => paragraph.firstChild?.textContent?.trim() ?? '')
  const isOpen = async () =>
    (await nodesOf(page, 'DisclosureTriangle')).find((node) => node.name === name)?.expanded
  const texts = async () => (await nodesOf(page, 'StaticText')).map((node) => node.name.trim())

  expect(await isOpen()).toBe(false)
  expect(await texts()).not.toContain(answer)
  await question.locator('summary').click()
  expect(await isOpen()).toBe(true)
  expect(await texts()).toContain(answer)
  const phrases = await readAloud(page, '#general')
  expect(phrases).toContain('region, General')
  expect(phrases.indexOf(answer)).toBeGreaterThan(phrases.indexOf(name))
})

test.describe('the form', () => {
  test('says the name of each field, and which are required', async ({ page }) => {
    await page.goto('/contact')
    const phrases = await readAloud(page, '#form')
    const fields = phrases.filter((phrase) => /^(textbox|combobox|button)/.test(phrase))
    expect(fields).toEqual([
      expect.stringMatching(/^textbox, First Name.*, required$/),
      'textbox, Last Name',
      expect.stringMatching(/^textbox, Email Address.*, required$/),
      'textbox, Phone Number',
      'textbox, Organization',
      expect.stringMatching(/^combobox, Service of Interest/),
      expect.stringMatching(/^textbox, Message.*, required$/),
      'button, Send Message',
    ])
  })

  test('announces an error, says it again at its field, and announces success', async ({
    page,
  }) => {
    await open(page, '/contact')
    await fill(page, unique({ email: 'nobody' }))
    let heard = await listen(page)
    await submit(page).click()
    await expect
      .poll(heard)
      .toContainEqual(expect.stringMatching(/^assertive: .*Please enter a valid email address$/))
    expect(await readAloud(page, '#form')).toContainEqual(
      expect.stringMatching(
        /^textbox, Email Address.*Please enter a valid email address, invalid, required$/,
      ),
    )

    await fill(page, unique())
    heard = await listen(page)
    await submit(page).click()
    await expect
      .poll(heard)
      .toContainEqual(expect.stringMatching(/^polite: .*Message Sent Successfully!/))
  })
})

test.describe('a figure', () => {
  test('is described, and its caption follows its label', async ({ page }) => {
    await page.goto('/about')
    const phrases = await readAloud(page, '#story')
    const figure = phrases.slice(phrases.indexOf('figure'), phrases.indexOf('end of figure') + 1)
    expect(figure).toEqual([
      'figure',
      expect.stringMatching(/^image, Map of Ghana/),
      'caption',
      'Figure',
      expect.stringMatching(/^Ghana, and a consignment/),
      'end of caption',
      'end of figure',
    ])
  })

  test('that is a map names its countries once', async ({ page }) => {
    await page.goto('/')
    const phrases = await readAloud(page, '#hero figure')
    expect(phrases.filter((phrase) => phrase.includes('Côte d’Ivoire'))).toEqual([
      expect.stringMatching(/^image, Benin, .*, Togo$/),
    ])
  })

  test('of countries is a list of their names and details, without the drawing', async ({
    page,
  }) => {
    await page.goto('/services/ecowas')
    const phrases = await readAloud(page, '#countries')
    expect(phrases).toContain('region, Member countries')
    expect(phrases.filter((phrase) => /^(image|graphics|img)/.test(phrase))).toEqual([])
    const start = phrases.indexOf('listitem, level 1, position 6, set size 15')
    const ghana = phrases.slice(
      start,
      phrases.indexOf('end of listitem, level 1, position 6, set size 15'),
    )
    const texts = ghana.filter(
      (phrase) => !/^(end of |listitem|strong|term|definition)/.test(phrase),
    )
    const population = expect.stringMatching(/^\d/)
    expect(texts).toEqual(['link, Ghana', 'Capital', 'Accra', 'Population', population])
  })
})

test('the numbers of sections, items and figures are not said', async ({ page }) => {
  for (const path of ['/about', '/services/ecowas', '/contact']) {
    await page.goto(path)
    // Citations are links, named by the number of their source.
    await page.locator('a[href^="#source_"]').evaluateAll((all) => {
      for (const citation of all) citation.remove()
    })
    const texts = (await nodesOf(page, 'StaticText')).map(({ name }) => name.trim())
    const counted = texts.filter((text) => /^(\d|\d\.\d|\d\. ?)$/.test(text))
    expect(counted, path).toEqual([])
  }
})
