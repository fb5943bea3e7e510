import { expect, test } from 'vitest'
import { nameForms } from './nameForms.ts'

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
