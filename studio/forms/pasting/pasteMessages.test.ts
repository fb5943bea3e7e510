import { expect, test } from 'vitest'
import { pasteMessages } from './pasteMessages.ts'
import { noneLeftOut } from './removeUnsupported.ts'

test('a paste that was taken over completely says nothing', () => {
  expect(pasteMessages({ unlinked: [], tables: [], leftOut: noneLeftOut })).toEqual([])
  expect(pasteMessages({ unlinked: [] })).toEqual([])
})

test('words without their link are named with its address, the first five of them', () => {
  const link = (number: number) => ({ words: `part ${number}`, address: `#_Toc${number}` })
  const [message] = pasteMessages({ unlinked: [1, 2, 3, 4, 5, 6].map(link) })
  expect(message).toMatch(/: “part 1” \(#_Toc1\), .*“part 5” \(#_Toc5\), …$/)
  expect(pasteMessages({ unlinked: [{ words: 'http://a.b', address: 'http://a.b' }] })).toEqual([
    'Without a link, because the address of a link begins with https://: http://a.b',
  ])
})

test('each table is reported with its size, and all that was left out in one sentence', () => {
  const table = [['Agency', 'Weeks'], ['NAFDAC']]
  expect(
    pasteMessages({
      unlinked: [],
      tables: [table],
      leftOut: { ...noneLeftOut, pictures: 2, deletions: 1, columns: 1 },
    }),
  ).toEqual([
    'A table (2 × 2) became a paragraph for each row.',
    'Left out: pictures (2), passages that are struck out (1), hidden columns (1)',
  ])
})

test('lists that began otherwise are reported with their marks', () => {
  expect(pasteMessages({ unlinked: [], renumbered: ['4.', 'a)'] })).toEqual([
    'Numbered lists begin with 1 here. They began otherwise: 4., a)',
  ])
})
