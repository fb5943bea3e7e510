import { demoPaths } from './demoPaths.ts'
import { figures, pages } from './pages.ts'
import { expect, test } from './test.ts'

test.use({ javaScriptEnabled: false })

for (const [path, sections] of Object.entries(pages)) {
  test(`${path} has its sections and their entries without JavaScript`, async ({ page }) => {
    const response = await page.goto(path)
    expect(response?.status()).toBe(200)
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
  })
}

for (const [path, texts] of Object.entries(figures)) {
  test(`${path} states its figures`, async ({ page }) => {
    await page.goto(path)
    const text = await page.locator('main').textContent()
    expect(texts.filter((figure) => !text?.includes(figure))).toEqual([])
  })
}

test('/faq has five categories of three questions, all collapsed', async ({ page }) => {
  await page.goto('/faq')
  const categories = page.locator('main section:has(details)')
  await expect(categories).toHaveCount(5)
  for (const category of await categories.all())
    await expect(category.locator('details:not([open])')).toHaveCount(3)
})

test('every page has its own title and a description', async ({ page }) => {
  const titles = new Set<string>()
  for (const path of demoPaths) {
    await page.goto(path)
    titles.add(await page.title())
    const description = page.locator('meta[name="description"]')
    await expect(description).toHaveAttribute('content', /.{50}/)
  }
  expect(titles.size).toBe(demoPaths.length)
})
