import { demoPaths } from './demoPaths.ts'
import { figures, pages } from './pages.ts'
import { expect, test } from './test.ts'

test.use({ javaScriptEnabled: false })

for (const path of new Set([...Object.keys(pages), ...Object.keys(figures)]))
  test(`${path} has its sections, their entries and its figures without JavaScript`, async ({
    page,
  }) => {
    const response = await page.goto(path)
    expect(response?.status()).toBe(200)
    const sections = pages[path] ?? {}
    const counts: Record<string, number | null> = {}
    for (const [id, count] of Object.entries(sections)) {
      const section = page.locator(`section#${id}`)
      await expect(section, id).toHaveCount(1)
      await expect(section, id).toHaveAccessibleName(/.+/)
      const entries = await section.evaluate((element) => {
        const lists = [...element.querySelectorAll('ul, ol')]
        const outermost = lists.find((list) => !list.parentElement?.closest('li'))
        return outermost?.children.length ?? null
      })
      counts[id] = count === null ? null : entries
    }
    expect(counts).toEqual(sections)
    const text = await page.locator('main').textContent()
    expect(figures[path]?.filter((figure) => !text?.includes(figure)) ?? []).toEqual([])
  })

test('/faq has five categories of three questions, all collapsed', async ({ page }) => {
  await page.goto('/faq')
  const categories = page.locator('main section:not(#hero):has(details)')
  await expect(categories).toHaveCount(5)
  for (const category of await categories.all())
    await expect(category.locator('details:not([open])')).toHaveCount(3)
})

test('the languages of the menu are links to the page in them', async ({ page }) => {
  await page.goto('/fr/services/who')
  const menu = page.locator('[data-language-menu]')
  await menu.locator('summary').click()
  await expect(menu.getByRole('button')).toHaveCount(0)
  await expect(menu.getByRole('link')).toHaveText(['English', 'Français', 'Português'])
  await menu.getByRole('link', { name: 'Português' }).click()
  await expect(page).toHaveURL('/pt/services/who')
})

test('the copyright has no gap in place of the year, which is that of the visitor', async ({
  page,
}) => {
  await page.goto('/')
  const line = page.locator('footer p', { hasText: '©' })
  expect(await line.innerText()).toMatch(/^© Accra Pharmaceutical Services\./)
})

test('every page has its own title and a description', async ({ request }) => {
  const titles = new Set<string | undefined>()
  for (const path of demoPaths) {
    const html = await (await request.get(path)).text()
    titles.add(/<title>(.+?)<\/title>/.exec(html)?.[1])
    expect(html).toMatch(/<meta name="description" content="[^"]{50}/)
  }
  expect(titles.size).toBe(demoPaths.length)
})

test('Home answers the visitor’s choice of who they are with and what they need', async ({
  page,
}) => {
  await page.goto('/')
  const section = page.locator('#begin')
  await expect(section.getByRole('heading', { level: 3 })).toHaveText(['Malaria & ARV Drug Sales'])
  await section.getByRole('radio', { name: 'a manufacturer' }).check()
  await expect(section.getByRole('heading', { level: 3 })).toHaveText(['Trademark Registration'])
  await section.getByRole('radio', { name: 'an authorization' }).check()
  await expect(section.getByRole('heading', { level: 3 })).toHaveText(['Which Procedure?'])
  await expect(section.getByRole('listitem').filter({ hasText: 'NAFDAC' })).toHaveText(
    'NAFDACUp to 240 working days',
  )
  await section.getByRole('radio', { name: 'an urgent answer' }).check()
  await expect(section.getByRole('status').getByRole('link')).toHaveText(['+233 30 200 0000'])
})

test('on a phone, a choice of the guide and its answer are in view together', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 480 })
  await page.goto('/fr')
  const section = page.locator('#begin')
  const choice = section.getByRole('radio', { name: 'un hôpital ou une ONG' })
  await choice.check()
  await section
    .getByRole('group', { name: 'Je représente' })
    .evaluate((group) => group.scrollIntoView())
  await expect(choice).toBeInViewport()
  await expect(section.getByRole('status').getByRole('heading').first()).toBeInViewport()
})
