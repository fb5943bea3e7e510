import { markdownToPortableText } from '@portabletext/markdown'
import { expect, test } from 'vitest'
import { addressOf, markdownAddress } from '../../../shared/content/addresses/addresses.ts'
import { demoContent } from '../../../tests/support/demoContent.ts'
import type { ValidPageOf } from '../../../web/model/types.ts'
import { languageContent } from './contentModules.ts'
import { llmsTxt } from './llmsTxt.ts'

const content = await demoContent()
const french = languageContent('fr', content)
const siteUrl = 'https://www.test.example'

const service = content.pages.find((page) => page._type === 'servicePage')
if (!service) throw new Error('The demo has no services')

test('llms.txt names every page as Markdown, but of the lists of news only the first', () => {
  const text = String(llmsTxt([french], siteUrl).make())
  for (const { page } of french.pages) {
    const address = markdownAddress(addressOf(page.path, 'fr'))
    const isListed = !page.seo.hidden && !/^\/news\/(\d{4}$|topics\/)/.test(page.path)
    expect(text.includes(`(${siteUrl}${address})`), address).toBe(isListed)
  }
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

test('llms.txt is written again only if a title or a description changes', () => {
  const versionWith = (change: Partial<ValidPageOf<'servicePage'>>) => {
    const pages = content.pages.map((page) => (page === service ? { ...page, ...change } : page))
    return llmsTxt([languageContent('en', { ...content, pages })], siteUrl).version
  }
  expect(versionWith({ sections: [] })).toBe(versionWith({}))
  expect(versionWith({ title: { en: 'Another' } })).not.toBe(versionWith({}))
})
