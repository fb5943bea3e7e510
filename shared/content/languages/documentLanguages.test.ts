import { expect, test } from 'vitest'
import {
  existsIn,
  languagesOf,
  sourceLanguageOf,
  titledLanguagesOf,
  withSourceTexts,
} from './documentLanguages.ts'

test('news exists in the languages in which its title is written', () => {
  const title = { en: 'A title', fr: ' ', pt: 'Um título' }
  expect(languagesOf({ _type: 'newsArticle', title })).toEqual(['en', 'pt'])
  expect(languagesOf({ _type: 'newsArticle' })).toEqual([])
  expect(existsIn({ _type: 'newsArticle', title }, 'fr')).toBe(false)
})

test('other documents, and values that are none, exist in every language', () => {
  expect(languagesOf({ _type: 'page', title: { en: 'A title' } })).toEqual(['en', 'fr', 'pt'])
  expect(existsIn('text', 'fr')).toBe(true)
})

test('a title is written in the languages that have one, or need none', () => {
  expect(titledLanguagesOf({ title: { en: 'A title', fr: 'Un titre', pt: ' ' } })).toEqual([
    'en',
    'fr',
  ])
  expect(titledLanguagesOf({ title: { en: '2026' } })).toEqual(['en', 'fr', 'pt'])
})

test('sections of news that is not in English have the first language of its title in the place of English', () => {
  const title = { fr: 'Un titre', pt: 'Um título' }
  const source = sourceLanguageOf({ _type: 'newsArticle', title })
  const images = [{ alt: { fr: 'La façade', pt: 'A fachada' } }, { alt: { en: 'A door' } }]
  expect(withSourceTexts([{ heading: { pt: 'O escritório' }, images }], source)).toEqual([
    {
      heading: { pt: 'O escritório' },
      images: [{ alt: { en: 'La façade', ...images[0]?.alt } }, { alt: { en: 'A door' } }],
    },
  ])
  expect(sourceLanguageOf({ _type: 'page', title })).toBe('en')
})
