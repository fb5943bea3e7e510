import { expect, test } from 'vitest'
import { findMatches, replacementFor, type TextSearch } from './findMatches.ts'
import type { FoundText } from './readTexts.ts'

const text = (words: string, parts = [{ path: 'en', text: words, start: 0 }]): FoundText => ({
  field: 'hero.text',
  language: 'en',
  text: words,
  parts,
})
const search = (words: string, more: Partial<TextSearch> = {}): TextSearch => ({
  words,
  isWholeWord: false,
  isCaseSensitive: false,
  language: undefined,
  ...more,
})

test('a match is shown with its sentence, and names the string that contains it', () => {
  const [match] = findMatches(
    text('Who decides? The WAHO gives an opinion. It is short.'),
    search('waho'),
  )
  expect(match).toMatchObject({
    before: 'The ',
    matched: 'WAHO',
    after: ' gives an opinion.',
    target: { path: 'hero.text.en', start: 17 },
  })
})

test('whole words and capitals count if the editor says so', () => {
  const words = text('A fee, fees and FEES.')
  expect(findMatches(words, search('fee'))).toHaveLength(3)
  expect(findMatches(words, search('fee', { isWholeWord: true }))).toHaveLength(1)
  expect(findMatches(words, search('FEE', { isCaseSensitive: true }))).toHaveLength(1)
  expect(findMatches(words, search('f'))).toEqual([])
  expect(findMatches(text('Préparé à Accra'), search('repar', { isWholeWord: true }))).toEqual([])
})

test.each([
  ['l’OMS décide', "l'OMS"],
  ['Sous 24\u00a0heures', '24 heures'],
  ['Quand\u202f?', 'quand ?'],
  ['the “fast track”', '"fast track"'],
  ['From 2009–2012', '2009-2012'],
  ["We don't", 'don’t'],
])('%j is found by %j', (words, typed) => {
  const [match] = findMatches(text(words), search(typed, { isWholeWord: true }))
  expect(match?.matched).toHaveLength(typed.length)
})

test('a placeholder is no word', () => {
  expect(findMatches(text('Dear {name}, your name is kept'), search('name'))).toHaveLength(1)
})

test('words that are partly bold are found and not replaced', () => {
  const parts = [
    { path: 'a', text: 'The WA', start: 0 },
    { path: 'b', text: 'HO decides', start: 6 },
  ]
  const [match] = findMatches(text('The WAHO decides', parts), search('waho'))
  expect([match?.matched, match?.target]).toEqual(['WAHO', undefined])
  const [whole] = findMatches(text('The WAHO decides', parts), search('decides'))
  expect(whole?.target).toMatchObject({ path: 'hero.text.b', start: 3 })
})

test('only texts of the chosen language are searched', () => {
  expect(findMatches(text('Word'), search('word', { language: 'fr' }))).toEqual([])
})

test('an apostrophe that is typed is curved where it replaces a curved one', () => {
  expect(replacementFor({ before: 'de ', matched: 'l’OMS' }, "l'OOAS")).toBe('l’OOAS')
  expect(replacementFor({ before: '', matched: "We don't" }, "We can't")).toBe("We can't")
})

test('a capital is kept at the beginning of a sentence and of a name, and not that of an abbreviation', () => {
  expect(replacementFor({ before: 'The ', matched: 'Fee' }, 'charge')).toBe('Charge')
  expect(replacementFor({ before: 'The ', matched: 'fee' }, 'charge')).toBe('charge')
  expect(replacementFor({ before: '', matched: 'WAHO' }, 'the office')).toBe('The office')
  expect(replacementFor({ before: 'Ask ', matched: 'WAHO' }, 'the office')).toBe('the office')
})
