import { expect, test } from 'vitest'
import { text } from '../../testing/content.ts'
import { everything, isShown } from './choice.ts'

const group = {
  _key: 'a',
  title: text('Combinations (ACT)'),
  text: text('Against malaria'),
  category: 'malaria' as const,
  medicines: [],
}

/** Returns which of some medicines a query finds. */
const found = (query: string) =>
  [
    'Sulfadoxine-pyrimethamine',
    'Dolutegravir dispersible tablets',
    'Tenofovir, lamivudine and dolutegravir',
    'Dihydro\u00adartemisinin-piperaquine',
  ].filter((name, index) =>
    isShown(group, { _key: `${index}`, name: text(name) }, { ...everything, query }),
  )

test.each([
  ['SP', ['Sulfadoxine-pyrimethamine']],
  ['tld', ['Tenofovir, lamivudine and dolutegravir']],
  ['dihydroartemisinin', ['Dihydro\u00adartemisinin-piperaquine']],
  ['dihydroartemisinin-piper', ['Dihydro\u00adartemisinin-piperaquine']],
  ['methamine', ['Sulfadoxine-pyrimethamine']],
  ['dol tab', ['Dolutegravir dispersible tablets']],
])('%s finds %j', (query, names) => {
  expect(found(query)).toEqual(names)
})

test('a trade name finds the medicine', () => {
  const medicine = { _key: 'al', name: text('Artemether-lumefantrine'), otherNames: 'Coartem, ALu' }
  const isFound = (query: string) => isShown(group, medicine, { ...everything, query })
  expect(['coartem', 'alu', 'Coart', 'artem'].map(isFound)).toEqual([true, true, true, true])
  expect(isFound('pyramax')).toBe(false)
})

test('words of the group’s title find all its medicines', () => {
  expect(found('act')).toHaveLength(4)
})
