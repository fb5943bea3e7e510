import { markdownToPortableText } from '@portabletext/markdown'
import { Window } from 'happy-dom'
import { expect, test } from 'vitest'
import { toPlainText } from '../../../shared/content/languages/inLanguage.ts'
import { demoContent } from '../../../tests/support/demoContent.ts'
import { entryServer } from '../../../web/entry-server.tsx'
import { languageContent } from './contentModules.ts'
import { pageMarkdown } from './pageMarkdown.ts'

const { site, pages } = languageContent('fr', await demoContent())
const siteUrl = 'https://www.test.example'
const rendered = new Map<string, string>()
for (const { page } of pages)
  rendered.set(page.path, (await entryServer.renderApp(site, page)).html)

const htmlOf = (path: string) => rendered.get(path) ?? ''
const markdownOf = (path: string) => pageMarkdown(htmlOf(path), `${siteUrl}/fr${path}`)

const wordsOf = (text: string) =>
  text
    .replaceAll('\u00ad', '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)

/** Elements of a page that its Markdown has no texts of. */
const leftOut =
  'nav, svg, form, button, output, noscript, [hidden], [aria-hidden=true], [aria-live], [data-nosnippet]'

test.each(pages.map(({ page }) => page.path))('%s has all its words as Markdown', (path) => {
  const { document } = new Window()
  document.body.innerHTML = htmlOf(path)
  for (const element of document.querySelectorAll(leftOut)) element.remove()
  const shown = [...document.querySelectorAll('main img')].map((image) => image.getAttribute('alt'))
  const walker = document.createTreeWalker(document.querySelector('main') ?? document.body, 4)
  while (walker.nextNode()) shown.push(walker.currentNode?.textContent ?? '')
  // Without the addresses of links and the numbers of lists.
  const markdown = markdownOf(path)
    .replaceAll(/\]\([^)]*\)/g, ']')
    .replaceAll(/^ *\d+\. /gm, '')
  expect(wordsOf(markdown).toSorted()).toEqual(wordsOf(shown.join(' ')).toSorted())
})

test('the headings of a page keep their levels', () => {
  const headings = markdownToPortableText(markdownOf('/services/nafdac')).flatMap((block) =>
    'style' in block && /^h[12]$/.test(String(block.style)) && Array.isArray(block.children)
      ? `${block.style} ${toPlainText({ children: block.children })}`
      : [],
  )
  expect(headings.slice(0, 2)).toEqual([
    'h1 Enregistrement de produits auprès de la NAFDAC',
    'h2 À propos de la NAFDAC',
  ])
})

test('hidden words follow a comma, and the heading of the sources has a line of its own', () => {
  expect(markdownOf('/countries/senegal')).toContain('### ARIPO, non membre\n')
  expect(markdownOf('/services/nafdac')).toMatch(/^## Sources \(\d+\)$/m)
})

test('links are absolute, and lead to the pages in the same language', () => {
  const links = [...markdownOf('/services').matchAll(/\]\((.*?)\)/g)].map(([, to]) => to)
  expect(links).toContain(`${siteUrl}/fr/services/nafdac`)
  expect(links.filter((link) => !/^(https:|mailto:|tel:)/.test(link ?? ''))).toEqual([])
})

test('the steps of a procedure are numbered', () => {
  expect(markdownOf('/services/aripo')).toMatch(/^2\. ### ./m)
})

test('a table is one of Markdown', () => {
  expect(markdownOf('/services/trademark')).toMatch(
    /^\| Système \| Membres \|.*\n(\| -+: | -+ |\|| )+\n\| ARIPO/m,
  )
})

test('long words have no soft hyphens, and signs of Markdown in a text stay signs', () => {
  expect(markdownOf('/services/malaria-drugs')).toContain('Dihydroartémisinine')
  const text = '*Not* _set_ [so](/x) <b>'
  const html = `<main><h1>${text.replace('<', '&lt;')}</h1></main>`
  expect(markdownToPortableText(pageMarkdown(html, siteUrl))).toMatchObject([
    { style: 'h1', children: [{ text, marks: [] }] },
  ])
})

test('texts for eyes or paper only, controls and messages of scripts are left out', () => {
  const html = `<main><p>Kept</p><p aria-hidden="true">a</p><div data-nosnippet>b</div><p hidden>c</p>
    <form>d</form><nav>e</nav><div aria-live="polite">f</div><img src="/x.webp" alt="A picture"></main>`
  expect(wordsOf(pageMarkdown(html, siteUrl))).toEqual(['Kept', 'A', 'picture'])
})

test('a page without a main element is an error that names it', () => {
  expect(() => pageMarkdown('<p>Lost</p>', `${siteUrl}/a`)).toThrow(`${siteUrl}/a`)
})
