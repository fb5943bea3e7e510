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

test('a translated text carries the place it is written at', () => {
  expect(localize(content, 'fr').title).toEqual({ key: 'service-who:title', value: 'Titre' })
})

test('English stands in for a missing translation and says so', () => {
  expect(localize(content, 'fr').sections[0]?.heading).toEqual({
    key: 'service-who:sections[_key=="countries"].heading',
    value: 'Countries',
    lang: 'en',
  })
})

test('a text of another document carries the place in that document', () => {
  expect(localize(content, 'pt').sections[0]?.countries[0]?.name).toEqual({
    key: 'country-gh:name',
    value: 'Gana',
  })
})
