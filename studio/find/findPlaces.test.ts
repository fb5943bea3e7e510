import { expect, test } from 'vitest'
import { findPlaces, replacementFor, type Search } from './findPlaces.ts'
import type { FoundText } from './readTexts.ts'

const text = (words: string, parts = [{ path: 'en', text: words, start: 0 }]): FoundText => ({
  field: 'hero.text',
  end: 'en',
  language: 'en',
  text: words,
  parts,
})
const search = (words: string, more: Partial<Search> = {}): Search => ({
  words,
  isWholeWord: false,
  isCaseSensitive: false,
  language: undefined,
  ...more,
})

test('a place is shown with its sentence, and names the string that contains it', () => {
  const [place] = findPlaces(
    text('Who decides? The WAHO gives an opinion. It is short.'),
    search('waho'),
  )
  expect(place).toMatchObject({
    before: 'The ',
    match: 'WAHO',
    after: ' gives an opinion.',
    target: { path: 'hero.text.en', start: 17 },
  })
})

test('whole words and capitals count if the editor says so', () => {
  const words = text('A fee, fees and FEES.')
  expect(findPlaces(words, search('fee'))).toHaveLength(3)
  expect(findPlaces(words, search('fee', { isWholeWord: true }))).toHaveLength(1)
  expect(findPlaces(words, search('FEE', { isCaseSensitive: true }))).toHaveLength(1)
  expect(findPlaces(words, search('f'))).toEqual([])
  expect(findPlaces(text('Préparé à Accra'), search('repar', { isWholeWord: true }))).toEqual([])
})

test('a placeholder is no word', () => {
  expect(findPlaces(text('Dear {name}, your name is kept'), search('name'))).toHaveLength(1)
})

test('words that are partly bold are found and not replaced', () => {
  const parts = [
    { path: 'a', text: 'The WA', start: 0 },
    { path: 'b', text: 'HO decides', start: 6 },
  ]
  const [place] = findPlaces(text('The WAHO decides', parts), search('waho'))
  expect([place?.match, place?.target]).toEqual(['WAHO', undefined])
  const [whole] = findPlaces(text('The WAHO decides', parts), search('decides'))
  expect(whole?.target).toMatchObject({ path: 'hero.text.b', start: 3 })
})

test('only texts of the chosen language are searched', () => {
  expect(findPlaces(text('Word'), search('word', { language: 'fr' }))).toEqual([])
})

test('a capital is kept at the beginning of a sentence and of a name, and not that of an abbreviation', () => {
  expect(replacementFor({ before: 'The ', match: 'Fee' }, 'charge')).toBe('Charge')
  expect(replacementFor({ before: 'The ', match: 'fee' }, 'charge')).toBe('charge')
  expect(replacementFor({ before: '', match: 'WAHO' }, 'the office')).toBe('The office')
  expect(replacementFor({ before: 'Ask ', match: 'WAHO' }, 'the office')).toBe('the office')
})
