import { expect, test } from 'vitest'
import { existsIn, languagesOf, titledLanguagesOf } from './documentLanguages.ts'

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
