import { expect, test } from 'vitest'
import { page, text } from '../../web/testing/content.ts'
import { searchIndex } from './searchIndex.ts'

const english = (value: string) => ({ ...text(value), lang: 'en' as const })

/** Returns the index entry of a page with this heading and text. */
const indexed = (heading = text('Heading'), lead = text('Text')) =>
  searchIndex([{ ...page, title: heading, hero: { heading, text: lead } }])[0]

test('a long paragraph ends at a word, and a long word at the limit', () => {
  expect(indexed(undefined, text(`${'word '.repeat(20)}`))?.parts[0]?.text).toMatch(/ word…$/)
  expect(indexed(undefined, text('w'.repeat(300)))?.parts[0]?.text).toBe(`${'w'.repeat(80)}…`)
})

test('the English fallback is marked: a title, and a part that is all English', () => {
  expect(indexed(english('Heading'), english('Text'))).toMatchObject({
    lang: 'en',
    parts: [{ lang: 'en' }, ...Array(page.sections.length).fill(expect.anything())],
  })
  expect(indexed(english('Heading'), text('Texte'))?.parts[0]?.lang).toBeUndefined()
  expect(indexed()?.lang).toBeUndefined()
})
