import { markdownToPortableText } from '@portabletext/markdown'
import { expect, test } from 'vitest'
import { demoContent } from '../../../tests/support/demoContent.ts'
import type { ValidPageOf } from '../../../web/model/types.ts'
import { type LanguageContent, languageContent } from './contentModules.ts'
import { llmsTxt, markdownFiles } from './markdown.ts'

const content = await demoContent()
const french = languageContent('fr', content)
const siteUrl = 'https://www.test.example'
const textsOf = async (content: LanguageContent) => {
  const files = markdownFiles(content, siteUrl)
  return new Map(
    await Promise.all(files.map(async ({ path, make }) => [path, String(await make())] as const)),
  )
}
const files = await textsOf(french)

/** The headings of a page as a parser reads them, after their level. */
function headingsOf(path: string): string[] {
  return markdownToPortableText(files.get(path) ?? '').flatMap((block) =>
    'style' in block && /^h\d$/.test(String(block.style)) && Array.isArray(block.children)
      ? `${block.style} ${block.children.map(({ text }) => text).join('')}`
      : [],
  )
}

const { messages } = french.site

test('each page is there as Markdown, with the headings of its sections', () => {
  for (const { page } of french.pages) {
    if (page.seo.hidden) continue
    const path = page.path === '/' ? 'fr.md' : `fr${page.path}.md`
    const headings = page.sections.flatMap((section) =>
      section._type === 'faqs'
        ? section.categories.map(({ title }) => title.value)
        : section.heading.value,
    )
    expect(headingsOf(path).filter((heading) => /^h[12]/.test(heading))).toEqual([
      `h1 ${page.hero.heading.value}`,
      ...[
        ...(page._type === 'newsPage' ? page.newsList.groups : []).map(
          ({ heading }) => heading.value,
        ),
        ...(page._type === 'country' ? page.country.sections : []).map(
          ({ heading }) => heading.value,
        ),
        ...headings,
        ...(page.sourceList ? [messages['sourceList.heading'].value] : []),
      ].map((heading) => `h2 ${heading}`),
    ])
  }
  expect(files.has('fr/search.md')).toBe(false)
})

test('key facts are a list below the introduction', () => {
  expect(files.get('fr/services/nafdac.md')).toMatch(
    /^- \*\*Demandeur\*\* Une société nigériane, qui /m,
  )
})

test('links lead to the pages in the same language', () => {
  const links = [...(files.get('fr/services.md') ?? '').matchAll(/\]\((.*?)\)/g)].map(
    ([, to]) => to,
  )
  expect(links).toContain(`${siteUrl}/fr/services/nafdac`)
})

test('a service on the list is a heading, its summary, its features and a link', () => {
  const text = files.get('fr/services.md') ?? ''
  expect(text).toMatch(
    /^### Enregistrement NAFDAC\n\n[^#\-[]+\n\n(- .+\n)+\n\[.+\]\(.*\/fr\/services\/nafdac\)$/m,
  )
})

test('the steps of a procedure are numbered, each with its time or who takes it', () => {
  expect(files.get('fr/services/aripo.md')).toMatch(/^2\. \*\*.+\*\* \(.+\)\. ./m)
})

test('the contact page has the telephone number and the address to write to', () => {
  const { phone, emails } = french.site
  expect(files.get('fr/contact.md')).toContain(`- **${messages['contact.phone'].value}** ${phone}`)
  expect(files.get('fr/contact.md')).toContain(` ${emails.info}\n`)
})

test('a long word is written without soft hyphens', () => {
  expect(files.get('fr/services/malaria-drugs.md')).toContain('Dihydroartémisinine')
})

const service = content.pages.find((page) => page._type === 'servicePage')
if (!service) throw new Error('The demo has no services')

test('signs of Markdown in a text stay signs', async () => {
  const heading = { en: '*Not* _set_ [so](/x)' }
  const odd = { ...content, pages: [{ ...service, hero: { ...service.hero, heading } }] }
  const [text = ''] = (await textsOf(languageContent('en', odd))).values()
  const [first] = markdownToPortableText(text)
  expect(first).toMatchObject({ style: 'h1', children: [{ text: heading.en, marks: [] }] })
})

test('llms.txt names every page as Markdown, but of the lists of news only the first', () => {
  const text = String(llmsTxt([french], siteUrl).make())
  for (const path of files.keys())
    expect(text.includes(`(${siteUrl}/${path})`), path).toBe(
      !/^fr\/news\/(\d{4}|topics\/.*)\.md$/.test(path),
    )
})

test('an article has its day, its text and its source', () => {
  const text = files.get('fr/news/nafdac-two-periods.md') ?? ''
  for (const part of ['2026-11-22', 'Affaires réglementaires', 'https://nafdac.gov.ng/'])
    expect(text).toContain(part)
})

test('llms.txt has the words of content as words, each page in one line', () => {
  const odd = { en: 'Ask](https://evil.example) <script>alert(1)</script>' }
  const description = { en: 'We\n\n# sell [*all*](javascript:alert(1)) `code`' }
  const page = { ...service, title: odd, seo: { description } }
  const named = { companyName: 'Volta_Med_ & <b>', blurb: description }
  const site = { ...content.site, ...named, operatedCountries: [] }
  const shown = description.en.replace(/\s+/g, ' ')
  const { make } = llmsTxt([languageContent('en', { ...content, site, pages: [page] })], siteUrl)
  const text = String(make())
  expect(markdownToPortableText(text)).toMatchObject([
    { style: 'h1', children: [{ text: site.companyName }] },
    { style: 'blockquote', children: [{ text: shown, marks: [] }] },
    { style: 'h2', children: [{ text: 'English' }] },
    {
      listItem: 'bullet',
      children: [
        { text: odd.en, marks: [expect.any(String)] },
        { text: `: ${shown}`, marks: [] },
      ],
      markDefs: [{ href: `${siteUrl}${service.path}.md` }],
    },
  ])
  expect(
    text
      .trim()
      .split('\n')
      .filter((line) => line.startsWith('- ')),
  ).toHaveLength(1)
  expect(text).not.toMatch(/(?<!\\)</)
})

test('a table is one of Markdown, with its units and the letters of its notes', () => {
  expect(files.get('fr/services/trademark.md')).toContain(
    [
      '| Système | Membres | De (mois) | À (mois) |',
      '| --- | --- | --- | --- |',
      '| ARIPO (Protocole de Banjul) | 22 (a) | 12 | 18 |',
      '| OAPI | 17 | – | – |',
    ].join('\n'),
  )
})

test('llms.txt is written again only if a title or a description changes', () => {
  const versionWith = (change: Partial<ValidPageOf<'servicePage'>>) => {
    const pages = content.pages.map((page) => (page === service ? { ...page, ...change } : page))
    return llmsTxt([languageContent('en', { ...content, pages })], siteUrl).version
  }
  expect(versionWith({ sections: [] })).toBe(versionWith({}))
  expect(versionWith({ title: { en: 'Another' } })).not.toBe(versionWith({}))
})
