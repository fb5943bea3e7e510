import { expect, test } from 'vitest'
import { applyPatches } from '../../documents/applyPatches.ts'
import { hashesField, hashOfSource } from '../../documents/translations/sourceHashes.ts'
import { patchesBetween } from '../patchesBetween.ts'
import {
  cleared,
  type Grid,
  newGrid,
  textInLanguage,
  textsInRange,
  withColumn,
  withColumnMoved,
  withNoteToggled,
  withoutColumns,
  withoutRows,
  withRow,
  withRowMoved,
  withTextInLanguage,
  withTimes,
} from './gridModel.ts'
import { pasteGrid } from './pasteGrid.ts'
import { isNumber } from './units.ts'

const copied = (rows: string[][], hasHeads = false) => ({ rows, hasHeads })

const filled = pasteGrid(
  newGrid(3, 3),
  { line: 0, column: 0 },
  copied([
    ['Medicine', 'Packs'],
    ['Artemether', '1,200'],
    ['Dolutegravir', '60'],
  ]),
  'en',
)
const grid = filled?.grid ?? newGrid(2, 2)
const all = (table: Grid, code: 'en' | 'fr' = 'en') =>
  textsInRange(
    table,
    {
      from: { line: 0, column: 0 },
      to: { line: table.rows.length + 1, column: table.columns.length - 1 },
    },
    code,
  )

test('a paste into an empty table gives it its size, heads and columns of numbers', () => {
  expect(filled).toMatchObject({ rows: 3, columns: 2, hasHeads: true, numberColumns: 1 })
  expect(all(grid)).toEqual([
    ['Medicine', 'Packs'],
    ['Artemether', '1,200'],
    ['Dolutegravir', '60'],
  ])
  expect(grid.columns.map(({ numbers }) => numbers)).toEqual([undefined, true])
})

test('a first row with a number is no head', () => {
  const pasted = pasteGrid(
    newGrid(3, 3),
    { line: 0, column: 0 },
    copied([
      ['A', '1'],
      ['B', '2'],
    ]),
    'en',
  )
  expect(pasted).toMatchObject({ hasHeads: false, lacksHeads: true, grid: { rows: [{}, {}] } })
})

test('a unit that all cells of a column have goes below its head, and in a translation too', () => {
  const paste = (into: Grid, rows: string[][], code: 'en' | 'fr') => {
    const pasted = pasteGrid(into, { line: 0, column: 0 }, copied(rows), code)
    if (!pasted) throw new Error('It is larger than the table')
    return pasted
  }
  const english = [
    ['System', 'From', 'Fee', 'Share', 'Members'],
    ['ARIPO', '12 months', 'US$ 1,020.00', '40%', '22 states'],
    ['Madrid', '8 months', 'US$ 744', '5 %', '115'],
    ['OAPI', '', 'US$ 60', '', '17'],
  ]
  const { grid, units } = paste(newGrid(3, 3), english, 'en')
  expect(units).toEqual(['months', 'US$', '%'])
  expect(grid.columns.map(({ unit, numbers }) => [unit?.en, numbers])).toEqual([
    [undefined, undefined],
    ['months', true],
    ['US$', true],
    ['%', true],
    [undefined, undefined],
  ])
  expect(all(grid)[3]).toEqual(['Madrid', '8', '744', '5', '115'])

  const fees = [
    ['Form', 'Fee', 'No.'],
    ['A', 'GH₵1 020,50', '12a'],
    ['B', 'GH₵60', '13a'],
  ]
  expect(all(paste(newGrid(3, 3), fees, 'en').grid).slice(1)).toEqual([
    ['', 'GH₵', ''],
    ['A', '1 020,50', '12a'],
    ['B', '60', '13a'],
  ])

  const french = paste(
    grid,
    [
      ['Système', 'De'],
      ['ARIPO', '12 mois'],
      ['Madrid', '8 mois'],
    ],
    'fr',
  )
  expect(french.grid.columns[1]?.unit?.fr).toBe('mois')
  expect(all(french.grid, 'fr')[2]?.slice(0, 2)).toEqual(['ARIPO', '12'])

  const column = pasteGrid(grid, { line: 2, column: 1 }, copied([['12 mois'], ['8 mois']]), 'fr')
  expect(column?.grid.columns[1]?.unit?.fr).toBe('mois')
  expect(column?.grid.rows.map(({ cells }) => cells[1]?.text?.fr)).toEqual(['12', '8', undefined])
})

test('a paste elsewhere fills from the cell on, grows the table, and says what does not fit', () => {
  const wide = Array.from({ length: 10 }, (_, index) => String(index))
  const pasted = pasteGrid(grid, { line: 3, column: 1 }, copied([wide, wide]), 'en')
  expect(pasted).toMatchObject({ rows: 2, columns: 7, cut: { rows: 0, columns: 3 } })
  expect(pasted?.grid.rows).toHaveLength(3)
  expect(pasted && textInLanguage(pasted.grid, { line: 3, column: 0 }, 'en')).toBe('Dolutegravir')
})

test('a paste in a translation fills texts only, and is refused if it is larger', () => {
  const rows = [
    ['Médicament', 'Boîtes'],
    ['Artéméther', '1 200'],
    ['Dolutégravir', '60'],
  ]
  const pasted = pasteGrid(grid, { line: 0, column: 0 }, copied(rows), 'fr')
  expect(pasted && all(pasted.grid, 'fr')).toEqual(rows)
  expect(pasted && all(pasted.grid)).toEqual(all(grid))
  const larger = copied([...rows, ['Total', '1']])
  expect(pasteGrid(grid, { line: 0, column: 0 }, larger, 'fr')).toBeUndefined()
})

test.each([
  '1,200',
  '0,85',
  '40%',
  '−3.00',
  '- 5',
  'US$ 12',
  '32 000 000',
  '8,0 %',
  '12 kg',
  "1'000",
  'GH₵ 1,200.00',
  '1\u202f200 FCFA',
  '1 200 F CFA',
  '(1,200.00)',
  '1.200,00 Kz',
])('%s is a number', (text) => expect(isNumber(text)).toBe(true))

test('a unit of all cells is below its head, also the currency of West Africa', () => {
  const rows = [
    ['Pays', 'Prix', 'Mois'],
    ['Togo', '1\u202f200 F CFA', '6'],
    ['Mali', '900 F CFA', '9'],
  ]
  const pasted = pasteGrid(newGrid(2, 1), { line: 0, column: 0 }, copied(rows), 'en')
  expect(pasted).toMatchObject({ units: ['F CFA'], numberColumns: 2 })
  expect(pasted?.grid.rows[0]?.cells[1]?.text?.en).toBe('1\u202f200')
})

test('an empty row is left out where whole rows are pasted, and stays in a part of them', () => {
  const rows = [
    ['Togo', '6'],
    ['', ''],
    ['Mali', '9'],
  ]
  const paste = (table: Grid) => pasteGrid(table, { line: 2, column: 0 }, copied(rows), 'en')
  expect(paste(newGrid(2, 1))?.grid.rows).toHaveLength(2)
  expect(paste(grid)?.rows).toBe(2)
  const wider = withTextInLanguage(newGrid(3, 3), { line: 2, column: 2 }, 'en', 'words')
  expect(paste(wider)?.rows).toBe(3)
})

test('names, years and days stay whole, because they are no measures', () => {
  const rows = [
    ['Standard', 'Edition', 'Until'],
    ['ISO 9001', 'BP 2024', '31 March'],
    ['ISO 13485', 'BP 2025', '28 March'],
  ]
  const pasted = pasteGrid(newGrid(2, 1), { line: 0, column: 0 }, copied(rows), 'en')
  expect(pasted).toMatchObject({ units: [], numberColumns: 0 })
  expect(pasted && all(pasted.grid).filter(([first]) => first !== '')).toEqual(rows)
})

test('a later paste follows the first: a unit below the head is taken out of the cells', () => {
  const rows = [
    ['Medicine', 'Price'],
    ['Artemether', 'GHS 185.00'],
    ['Dolutegravir', 'GHS 60.00'],
  ]
  const first = pasteGrid(newGrid(2, 1), { line: 0, column: 0 }, copied(rows), 'en')
  const prices = copied([['GHS 241.00'], ['USD 12.00']])
  const later = first && pasteGrid(first.grid, { line: 2, column: 1 }, prices, 'en')
  expect(later?.grid.rows.map(({ cells }) => cells[1]?.text?.en)).toEqual(['241.00', 'USD 12.00'])
})

test('years above numbers are heads, and years in the rows are not', () => {
  const figures = [
    ['Country', '2024', '2025'],
    ['Ghana', '12', '15'],
    ['Togo', '7', '9'],
  ]
  const years = [
    ['Ghana', '2019'],
    ['Togo', '2021'],
  ]
  const paste = (rows: string[][], hasHeads = false) =>
    pasteGrid(newGrid(2, 1), { line: 0, column: 0 }, copied(rows, hasHeads), 'en')
  expect(paste(figures)).toMatchObject({ hasHeads: true, numberColumns: 2 })
  expect(paste(years)).toMatchObject({ hasHeads: false, lacksHeads: true })
  expect(paste(years, true)).toMatchObject({ hasHeads: true, lacksHeads: false })
})

test.each([
  ...['', '12 to 18', 'Article 5', '60 days on average', 'ARIPO'],
  ...['ISO 9001', 'BP 2024', '31 March', '22 states', '12a'],
])('«%s» is no number', (text) => expect(isNumber(text)).toBe(false))

test('a change of the English marks its translation as outdated', () => {
  const position = { line: 2, column: 0 }
  const translated = withTextInLanguage(grid, position, 'fr', 'Artéméther')
  const [cell] =
    withTextInLanguage(translated, position, 'en', 'Artemether 20 mg').rows[0]?.cells ?? []
  expect(cell?.text?.[hashesField]).toEqual({ fr: hashOfSource('Artemether'), en: 'Artemether' })
})

test('a text that is cleared in all languages is removed', () => {
  const range = { from: { line: 2, column: 0 }, to: { line: 2, column: 1 } }
  const cells = cleared(grid, range, 'en').rows[0]?.cells
  expect(cells?.map(({ text }) => text)).toEqual([undefined, undefined])
})

test('an edit of a cell is one patch of this cell', () => {
  const next = withTextInLanguage(grid, { line: 3, column: 1 }, 'en', '61')
  expect(patchesBetween(grid, next)).toEqual([
    {
      type: 'set',
      value: '61',
      path: [
        'rows',
        { _key: grid.rows[1]?._key },
        'cells',
        { _key: grid.rows[1]?.cells[1]?._key },
        'text',
        'en',
      ],
      patchType: expect.anything(),
    },
  ])
})

const operations: [string, Grid][] = [
  ['a row before', withRow(grid, 0)],
  ['a row after', withRow(grid, 2)],
  ['a column', withColumn(grid, 1)],
  ['a removed row', withoutRows(grid, 0, 0)],
  ['a removed column', withoutColumns(grid, 1, 1)],
  ['a moved row', withRowMoved(grid, 0, 1)],
  ['a moved column', withColumnMoved(grid, 0, 1)],
  ['a note', withNoteToggled(grid, 0, 1)],
]

test.each(operations)('patches make and take back %s', (_name, next) => {
  expect(applyPatches(grid, patchesBetween(grid, next))).toEqual(next)
  expect(applyPatches(next, patchesBetween(next, grid))).toEqual(grid)
})

test('a note that no cell has any more is removed', () => {
  const noted = withNoteToggled(grid, 0, 1)
  expect(noted.notes).toHaveLength(1)
  expect(withoutRows(noted, 0, 0).notes).toEqual([])
  expect(withNoteToggled(noted, 0, 1)).toEqual(grid)
})

test('one column of a table is marked as times', () => {
  const marksOf = ({ columns }: Grid) => columns.map(({ times }) => times)
  const marked = withTimes(newGrid(3, 1), 1, true)
  expect(marksOf(marked)).toEqual([undefined, true, undefined])
  expect(marksOf(withTimes(marked, 2, true))).toEqual([undefined, undefined, true])
  expect(marksOf(withTimes(marked, 1, false))).toEqual([undefined, undefined, undefined])
})
