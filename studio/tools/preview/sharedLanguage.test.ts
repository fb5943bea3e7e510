import { expect, test } from 'vitest'
import type { Language } from '../../../shared/languages.ts'
import { sharedLanguage } from './sharedLanguage.ts'

const page = {
  ...{ _id: 'gmp', _type: 'servicePage', _rev: '1', _createdAt: '', _updatedAt: '' },
  title: { en: 'GMP', fr: 'BPF' },
  summary: { en: 'Audits', fr: 'Audits' },
}

test.each<[string, object, Language, Language?]>([
  ['the Studio’s language if the draft changes it', { title: { en: 'GMP 2', fr: 'BPF 2' } }, 'fr'],
  ['the only language that it changes', { title: { en: 'GMP', fr: 'BPF 2' } }, 'fr', 'en'],
  ['the Studio’s language if a picture changes', { image: { asset: {} } }, 'pt', 'pt'],
  ['the Studio’s language if nothing changes yet', {}, 'en', 'en'],
])('a draft is shared in %s', (_case, change, expected, studio = 'fr') => {
  expect(sharedLanguage({ ...page, ...change }, page, studio)).toBe(expected)
})

test('a new page is shared in the Studio’s language, and news in one in which it is written', () => {
  expect(sharedLanguage(page, null, 'pt')).toBe('pt')
  const news = { ...page, _type: 'newsArticle', title: { fr: 'BPF' } }
  expect(sharedLanguage(news, null, 'en')).toBe('fr')
})
