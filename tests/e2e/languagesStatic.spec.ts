import type { Page } from 'playwright/test'
import { loadDemo } from '../../scripts/content/demo.ts'
import { addressOf, alternatesOf } from '../../shared/content/addresses/addresses.ts'
import { defaultLanguage } from '../../shared/languages.ts'
import { demoPages } from './demoPaths.ts'
import { expect, test } from './test.ts'

/** Names that editors enter once for all languages, such as the company's registered name or a country's authority. */
const names = (await loadDemo())
  .filter(({ _type }) => _type === 'siteSettings' || _type === 'country')
  .flatMap(namesIn)

function namesIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (!(value instanceof Object) || defaultLanguage in value) return []
  return Object.values(value).flatMap(namesIn)
}

/** Reads a page as it is served, without drawing it: its texts of at least four words, attributes included. */
function read(page: Page, html: string) {
  return page.evaluate(
    ({ html, english }) => {
      const { documentElement, title, head, body } = new DOMParser().parseFromString(
        html,
        'text/html',
      )
      const { lang } = documentElement
      const texts: (string | null)[] = [title]
      for (const { content } of head.querySelectorAll<HTMLMetaElement>('meta[name=description]'))
        texts.push(content)
      for (const element of body.querySelectorAll('*')) {
        // Texts in English, and those of no language, are marked as such.
        if (lang !== english && element.closest(`[lang=${english}], [translate=no]`)) continue
        for (const name of ['alt', 'aria-label', 'title', 'placeholder'])
          texts.push(element.getAttribute(name))
        for (const node of element.childNodes)
          if (node.nodeType === Node.TEXT_NODE) texts.push(node.textContent)
      }
      const sentences = texts
        .map((text) => (text ?? '').trim())
        .filter((text) => (text.match(/\p{L}{2,}/gu) ?? []).length >= 4)
      const pathOf = (link: Element) => new URL(link.getAttribute('href') ?? '').pathname
      return {
        lang,
        sentences,
        canonical: [...head.querySelectorAll('link[rel=canonical]')].map(pathOf),
        alternates: [...head.querySelectorAll('link[rel=alternate][hreflang]')].map((link) => ({
          hreflang: link.getAttribute('hreflang'),
          address: pathOf(link),
        })),
        // Without scripts, the language menu has links.
        links: [...body.querySelectorAll('a[href^="/"]:not(noscript a, [hreflang])')].map((link) =>
          link.getAttribute('href'),
        ),
      }
    },
    { html, english: defaultLanguage },
  )
}

// One test, because opening a window takes longer than reading a page.
test('every page is in each of its languages whole, at an address that names the others', async ({
  page,
  request,
}) => {
  test.slow()
  for (const { path, languages } of demoPages) {
    const texts = new Map<string, string[]>()
    for (const code of languages) {
      const address = addressOf(path, code)
      const response = await request.get(address)
      expect(response.status(), address).toBe(200)
      const { lang, sentences, canonical, alternates, links } = await read(
        page,
        await response.text(),
      )
      expect(lang, address).toBe(code)
      texts.set(code, sentences)
      expect(canonical, address).toEqual([address])
      expect(alternates, address).toEqual(alternatesOf(path, languages))
      const prefix = new RegExp(code === defaultLanguage ? '^/(?!(fr|pt)(/|$))' : `^/${code}(/|$)`)
      expect(
        links.filter((href) => !prefix.test(href ?? '')),
        address,
      ).toEqual([])
    }
    const english = new Set(texts.get(defaultLanguage))
    expect(english.size, path).toBeGreaterThan(0)
    for (const code of languages.filter((code) => code !== defaultLanguage)) {
      const untranslated = texts
        .get(code)
        ?.filter((text) => english.has(text) && !names.includes(text))
      expect(untranslated, addressOf(path, code)).toEqual([])
    }
  }
})
