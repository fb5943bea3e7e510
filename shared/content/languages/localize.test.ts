import { expect, test } from 'vitest'
import { localize } from './localize.ts'

const content = {
  _id: 'service-who',
  title: { en: 'Title', fr: 'Titre' },
  sections: [
    {
      _key: 'countries',
      heading: { en: 'Countries' },
      countries: [{ _id: 'country-gh', name: { en: 'Ghana', pt: 'Gana' } }],
    },
  ],
}

test('a translated text has its document and field as its key', () => {
  expect(localize(content, 'fr').title).toEqual({ key: 'service-who:title', value: 'Titre' })
})

test('a missing translation falls back to English and is marked with its language', () => {
  expect(localize(content, 'fr').sections[0]?.heading).toEqual({
    key: 'service-who:sections[_key=="countries"].heading',
    value: 'Countries',
    lang: 'en',
  })
})

test('a text of a referenced document has that document and field as its key', () => {
  expect(localize(content, 'pt').sections[0]?.countries[0]?.name).toEqual({
    key: 'country-gh:name',
    value: 'Gana',
  })
})

test('each point of a list has its own key, and its own fallback', () => {
  const items = [
    { _key: 'a', text: { en: 'one', fr: 'un' } },
    { _key: 'b', text: { en: 'two' } },
  ]
  expect(localize({ _id: 'page', items }, 'fr').items).toEqual([
    { _key: 'a', text: { key: 'page:items[_key=="a"].text', value: 'un' } },
    { _key: 'b', text: { key: 'page:items[_key=="b"].text', value: 'two', lang: 'en' } },
  ])
})

test('an image becomes its files, with its alternative text in the language', () => {
  const asset = {
    _id: 'image-abc-1000x500-png',
    url: 'https://cdn.example/abc.png',
    extension: 'png',
    width: 1000,
    height: 500,
  }
  const page = { _id: 'page', hero: { image: { asset, alt: { en: 'A warehouse' } } } }
  expect(localize(page, 'fr').hero.image).toEqual({
    alt: { key: 'page:hero.image.alt', value: 'A warehouse', lang: 'en' },
    width: 1000,
    height: 500,
    files: [
      { path: '/images/abc-480.webp', width: 480 },
      { path: '/images/abc-960.webp', width: 960 },
      { path: '/images/abc-1000.webp', width: 1000 },
    ],
  })
})

test('a PDF becomes its file on the site', () => {
  const asset = { _id: 'file-abc-pdf', url: 'https://cdn.example/a.pdf', extension: 'pdf', size: 9 }
  const page = { _id: 'page', items: [{ _key: 'a', file: { asset } }] }
  expect(localize(page, 'fr').items[0]?.file).toEqual({ path: '/files/abc.pdf', size: 9 })
})

test('a field that is named like a language does not make its object a text', () => {
  const part = { pt: 'Portugal', name: { en: 'Code' } }
  expect(localize({ _id: 'a', part }, 'en').part).toEqual({
    pt: 'Portugal',
    name: { key: 'a:part.name', value: 'Code' },
  })
})
