import type { Page } from 'playwright/test'
import { loadDemo } from '../../scripts/content/demo.ts'
import { addressOf, alternatesOf } from '../../shared/content/addresses.ts'
import { translations } from '../../shared/content/coverage.ts'
import { defaultLanguage, languageCodes } from '../../shared/languages.ts'
import { demoPaths } from './demoPaths.ts'
import { expect, test } from './test.ts'

test.use({ javaScriptEnabled: false })

/** Names that editors enter once for all languages, such as the company's registered name. */
const names = namesIn((await loadDemo()).find(({ _id }) => _id === 'siteSettings'))

function namesIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (!(value instanceof Object) || defaultLanguage in value) return []
  return Object.values(value).flatMap(namesIn)
}

/** Returns a page's texts of at least four words, attributes included, without those marked as English. */
function sentences(page: Page): Promise<string[]> {
  return page.evaluate((english) => {
    const texts: (string | null)[] = [document.title]
    for (const { content } of document.querySelectorAll<HTMLMetaElement>('meta[name=description]'))
      texts.push(content)
    for (const element of document.body.querySelectorAll('*')) {
      if (document.documentElement.lang !== english && element.closest(`[lang=${english}]`))
        continue
      for (const name of ['alt', 'aria-label', 'title', 'placeholder'])
        texts.push(element.getAttribute(name))
      for (const node of element.childNodes)
        if (node.nodeType === Node.TEXT_NODE) texts.push(node.textContent)
    }
    return texts
      .map((text) => (text ?? '').trim())
      .filter((text) => (text.match(/\p{L}{2,}/gu) ?? []).length >= 4)
  }, defaultLanguage)
}

for (const path of demoPaths)
  test(`${path} is in each language whole, at an address that names the others`, async ({
    page,
  }) => {
    const texts = new Map<string, string[]>()
    for (const code of languageCodes) {
      const address = addressOf(path, code)
      const response = await page.goto(address)
      expect(response?.status(), address).toBe(200)
      await expect(page.locator('html')).toHaveAttribute('lang', code)
      texts.set(code, await sentences(page))

      const canonical = await page.locator('link[rel=canonical]').getAttribute('href')
      expect(new URL(canonical ?? '').pathname).toBe(address)
      const alternates = await page.locator('link[rel=alternate][hreflang]').evaluateAll((links) =>
        links.map((link) => ({
          hreflang: link.getAttribute('hreflang'),
          address: new URL(link.getAttribute('href') ?? '').pathname,
        })),
      )
      expect(alternates, address).toEqual(alternatesOf(path))

      const links = await page
        .locator('a[href^="/"]')
        .evaluateAll((all) => all.map((link) => link.getAttribute('href')))
      const prefix = new RegExp(code === defaultLanguage ? '^/(?!(fr|pt)(/|$))' : `^/${code}(/|$)`)
      expect(links.filter((href) => !prefix.test(href ?? ''))).toEqual([])
    }
    const english = new Set(texts.get(defaultLanguage))
    expect(english.size).toBeGreaterThan(0)
    for (const { code } of translations) {
      const untranslated = texts
        .get(code)
        ?.filter((text) => english.has(text) && !names.includes(text))
      expect(untranslated, code).toEqual([])
    }
  })
