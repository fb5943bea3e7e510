import { expect, test } from 'vitest'
import { demoContent } from '../../../tests/support/demoContent.ts'
import { localizePages } from '../../../web/model/pages/localizePage.ts'
import { page, text } from '../../../web/testing/content.ts'
import { indexedPages } from './searchIndex.ts'

const english = (value: string) => ({ ...text(value), lang: 'en' as const })
const { pages } = await demoContent()
const about = pages.find((page) => page._type === 'aboutPage')
if (!about) throw new Error('The demo has no page about the company')

/** Returns the index entry of a page with this heading and text. */
const indexed = (heading = text('Heading'), lead = text('Text')) =>
  indexedPages({ ...page, title: heading, hero: { heading, text: lead } }, about)[0]

test('a long paragraph is indexed whole', () => {
  const long = 'word '.repeat(200).trim()
  expect(indexed(undefined, text(long))?.parts[0]?.text).toContain(long)
})

test('the English fallback is marked: a title, and a part that is all English', () => {
  expect(indexed(english('Heading'), english('Text'))).toMatchObject({
    lang: 'en',
    parts: [{ lang: 'en' }, ...Array(page.sections.length).fill(expect.anything())],
  })
  expect(indexed(english('Heading'), text('Texte'))?.parts[0]?.lang).toBeUndefined()
  expect(indexed()?.lang).toBeUndefined()
})

test('the search words of a section are in the index in all languages, and on no page', () => {
  const [section] = about.sections
  if (!section || !('heading' in section)) throw new Error('The page has no section')
  const changed = {
    ...about,
    sections: [{ ...section, searchWords: { en: 'depot', pt: 'armazém' } }],
  }
  const [shown] = localizePages(changed, 'fr')
  expect(JSON.stringify(shown)).not.toMatch(/depot|armazém/)
  expect(shown && indexedPages(shown, changed)[0]?.parts[1]?.searchWords).toBe('depot, armazém')
})
