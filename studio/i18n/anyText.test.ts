import { expect, test } from 'vitest'
import { anyText } from './anyText.ts'

test.each([
  [{ en: 'Open', fr: 'Ouvert' }, 'Open'],
  [{ fr: 'Ouvert', pt: 'Aberto' }, 'Ouvert'],
  [{ _type: 'partlyLocalizedString', sourceHashes: {}, en: '', pt: 'Aberto' }, 'Aberto'],
  [{ en: ['no', 'text'] }, undefined],
  [undefined, undefined],
])('%j is called %j in a list of the English Studio', (localized, text) => {
  expect(anyText(localized)).toBe(text)
})

test('a text can be asked for in another language than the Studio’s', () => {
  expect(anyText({ en: 'Open', fr: 'Ouvert' }, 'fr')).toBe('Ouvert')
})
