import { expect, test } from 'vitest'
import { wordsIn } from './wordList.ts'

const english: Record<string, string> = { 'nav.home': 'Home', 'nav.faq': 'FAQ' }
const translations = { en: english, fr: { 'nav.home': 'Accueil' }, pt: undefined }

test('a word is in the language asked for, with its key', () => {
  expect(wordsIn(translations, 'fr')['nav.home']).toEqual({ key: 'nav.home', value: 'Accueil' })
})

test.each(['fr', 'pt'] as const)('English stands in where %s has no word, and says so', (code) => {
  expect(wordsIn(translations, code)['nav.faq']).toEqual({
    key: 'nav.faq',
    value: 'FAQ',
    lang: 'en',
  })
})

test('the key stands in where English has no word either', () => {
  const incomplete = { ...translations, en: { ...english, 'nav.new': undefined } }
  expect(wordsIn(incomplete as unknown as typeof translations, 'fr')['nav.new']).toMatchObject({
    value: 'nav.new',
  })
})

test('what editors have written takes the place of a message, in English where it is not translated', () => {
  const edited = { 'nav.home': { en: 'Start' } }
  const faq = { key: 'nav.faq', value: 'FAQ' }
  expect(wordsIn(translations, 'en', edited)).toEqual({
    'nav.home': { key: 'nav.home', value: 'Start' },
    'nav.faq': faq,
  })
  expect(wordsIn(translations, 'fr', edited)).toEqual({
    'nav.home': { key: 'nav.home', value: 'Start', lang: 'en' },
    'nav.faq': { ...faq, lang: 'en' },
  })
})
