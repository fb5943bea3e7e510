import { expect, test } from 'vitest'
import { noneLeftOut } from '../pasting/removeUnsupported.ts'
import { lossMessage } from './pasteMessage.ts'

const copied = { rows: [['Togo', '6']], hasHeads: false, merged: 0, links: [], beside: '' }

test('a table that comes as a whole loses nothing', () => {
  expect(lossMessage({ ...copied, leftOut: noneLeftOut })).toBe('')
})

test('errors of a spreadsheet and columns that were too narrow are named, in its languages', () => {
  const rows = [
    ['#N/A', '########', '#DIV/0!', '#NOM?'],
    ['#N/D', '#VALOR!', '# 12', '#1'],
  ]
  expect(lossMessage({ ...copied, rows })).toBe(
    'Instead of a value, cells have: #N/A, ########, #DIV/0!, #NOM?, #N/D, …. Write the values.',
  )
})

test('links, and what was left out beside the words, are named', () => {
  const links = [{ words: 'fees', address: 'https://www.wipo.int/fees' }]
  expect(lossMessage({ ...copied, links, leftOut: { ...noneLeftOut, deletions: 1 } })).toBe(
    'Left out: passages that are struck out (1). Without their links, which cells do not have: “fees” (https://www.wipo.int/fees).',
  )
})

test('check boxes, which come as words, are named', () => {
  const rows = [['TRUE', 'FALSE', 'True North']]
  expect(lossMessage({ ...copied, rows })).toBe(
    'Check boxes came as words: TRUE, FALSE. Write what visitors should read.',
  )
})
