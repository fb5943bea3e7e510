import { expect, test } from 'vitest'
import { nameForms, withWords } from './nameForms.ts'

const found = (name: string) =>
  Object.values(nameForms(name, 'new')).map(({ words, replacement }) => [words, replacement])

test.each([
  ['Ghana FDA', ['Ghana FDA', 'FDA du Ghana', 'FDA do Gana']],
  ['fda do gana', ['Ghana FDA', 'FDA du Ghana', 'FDA do Gana']],
  [
    'African Medicines Agency',
    [
      'African Medicines Agency',
      'Agence africaine du médicament',
      'Agência Africana de Medicamentos',
    ],
  ],
  ['Zebra', ['Zebra', 'Zebra', 'Zebra']],
])('%s is looked for as it is written in each language', (name, forms) => {
  expect(found(name)).toEqual(forms.map((form) => [form, 'new']))
})

test('a name is known with a typed apostrophe', () => {
  const forms = nameForms("Communauté économique des États de l'Afrique de l'Ouest", '')
  expect(forms.en.words).toMatch(/^Economic Community/)
})

test('a name that is written after the choice of languages is offered in each, key by key', () => {
  const written = ['G', 'Ghana', 'Ghana FDA'].reduce(
    (forms, words) => withWords(forms, 'en', words),
    nameForms('', ''),
  )
  expect(written.fr.words).toBe('FDA du Ghana')
  expect(written.pt.words).toBe('FDA do Gana')
})

test('words that were corrected in one language stay when another one is corrected', () => {
  const corrected = withWords(nameForms('Ghana FDA', 'new'), 'fr', 'la FDA')
  expect(corrected.en).toEqual({ words: 'Ghana FDA', replacement: 'new' })
  expect(withWords(corrected, 'en', 'NAFDAC').fr.words).toBe('la FDA')
})
