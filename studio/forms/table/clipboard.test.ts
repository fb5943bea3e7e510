// @vitest-environment jsdom
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { noneLeftOut } from '../pasting/removeUnsupported.ts'
import { readCopiedCells, readCopiedTable, writeCopiedTable } from './clipboard.ts'

const copied = async (program: string) =>
  readCopiedTable(
    await readFile(join(import.meta.dirname, 'clipboards', `${program}.html`), 'utf8'),
    '',
  )

test('a range of Excel has its texts as shown, and says which rows were hidden', async () => {
  expect(await copied('excel')).toEqual({
    hasHeads: false,
    rows: [
      ['Ligne', 'Boîtes', 'Prix', 'Part'],
      ['Artéméther 20 mg', '1\u00a0200', '0,85', '40%'],
      ['Dolutégravir,\nboîte de 30', '60', '12,40', '60%'],
      ['Remise', '', '-3,00', ''],
    ],
    merged: 0,
    leftOut: { ...noneLeftOut, rows: 1 },
    links: [],
    beside: '',
  })
})

test('merged cells of Google Sheets become one with the text and empty ones, and a title over all columns is no row', async () => {
  expect(await copied('googleSheets')).toEqual({
    hasHeads: false,
    rows: [
      ['Ghana', '1,200', 'a < b'],
      ['', '60', 'Line one\nLine two'],
    ],
    merged: 1,
    leftOut: noneLeftOut,
    links: [],
    beside: 'Orders 2026',
  })
})

test('a table of Word has a line for each paragraph, and names the words beside it', async () => {
  expect(await copied('word')).toEqual({
    hasHeads: false,
    rows: [
      ['System', 'Months'],
      ['ARIPO\n(Banjul Protocol)', '12 to 18'],
      ['OAPI', ''],
    ],
    merged: 0,
    leftOut: noneLeftOut,
    links: [],
    beside: 'The systems at a glance',
  })
})

test('Excel in French: what is hidden is left out, and merged cells and empty rows keep their places', async () => {
  expect(await copied('excelFrench')).toEqual({
    hasHeads: false,
    rows: [
      ['Pays', 'Prix', 'Part', 'Date'],
      ['Togo', '1\u202f200,50 €', '12,5\u00a0%', '12/03/2026'],
      ['', '#N/A', '########', '12-mars-26'],
      ['', '', '', ''],
      ['Bénin', '(1\u202f200,00) €', '-', 'Ligne 1\nLigne 2'],
    ],
    merged: 1,
    leftOut: { ...noneLeftOut, rows: 1, columns: 1 },
    links: [],
    beside: 'Tarifs 2026',
  })
})

test.each([
  [
    'spans a hidden row',
    '<tr><td rowspan=3>Togo<td>1<tr hidden-row><td>2<tr><td>3<tr><td>Mali<td>4',
    [
      ['Togo', '1'],
      ['', '3'],
      ['Mali', '4'],
    ],
  ],
  [
    'begins in a hidden row',
    '<tr><td>Mali<td>4<td>a<tr hidden-row><td>2<td rowspan=2>Togo<td>b<tr><td>3<td>c',
    [
      ['Mali', '4', 'a'],
      ['3', 'Togo', 'c'],
    ],
  ],
  [
    'spans the rest of the table',
    '<tr><td rowspan=0>Togo<td>1<tr><td>3',
    [
      ['Togo', '1'],
      ['', '3'],
    ],
  ],
])('a merged cell that %s keeps its text and its place', (_, cells, rows) => {
  const html = `<table>${cells.replaceAll('hidden-row', 'style="display:none"')}</table>`
  expect(readCopiedTable(html, '')?.rows).toEqual(rows)
})

test('cells of Word have no deletions, comments and footnotes, and their links are named', async () => {
  expect(await copied('wordTracked')).toEqual({
    hasHeads: false,
    rows: [
      ['Fee', 'Time'],
      ['US$ 800', '12 months 10⁶'],
    ],
    merged: 0,
    leftOut: { ...noneLeftOut, pictures: 1, comments: 1, footnotes: 1, deletions: 1 },
    links: [{ words: 'months', address: 'https://www.who.int/months' }],
    beside: '',
  })
})

test('of tables in a table, as in a mail, the inner one is taken', () => {
  const inner = '<table><tr><td>A</td><td>B</td></tr></table>'
  expect(readCopiedTable(`<table><tr><td>Dear Ama, ${inner}</td></tr></table>`, '')).toMatchObject({
    rows: [['A', 'B']],
    beside: 'Dear Ama,',
  })
})

test('a range of LibreOffice has thousands and decimals as they are shown', async () => {
  expect((await copied('libreOffice'))?.rows).toEqual([
    ['Pays', 'Habitants', 'Part'],
    ['Ghana', '32 000 000', '8,0 %'],
    ['Togo', '9 000 000', '2,0 %'],
  ])
})

test('text with tabs is a table, with quoted cells that contain tabs and lines', () => {
  const text = 'a\tb\r\n"two\nlines ""quoted"""\t\r\n'
  expect(readCopiedTable('', text)?.rows).toEqual([
    ['a', 'b'],
    ['two\nlines "quoted"', ''],
  ])
})

test('a single text, or a single cell, is no table', () => {
  expect(readCopiedTable('', 'some words')).toBeUndefined()
  expect(readCopiedTable('<table><tr><td>12</td></tr></table>', '12')).toBeUndefined()
  expect(readCopiedTable('<p>words</p>', 'words')).toBeUndefined()
})

test('a single cell has its lines, without the quotes of its text', () => {
  const html = '<table><tr><td>Dolutégravir,<br>boîte de 30</td></tr></table>'
  expect(readCopiedCells(html, '')?.rows).toEqual([['Dolutégravir,\nboîte de 30']])
  expect(readCopiedCells('', '"Words" in quotes\n')?.rows).toEqual([['"Words" in quotes']])
  expect(readCopiedCells('', ' \n')).toBeUndefined()
})

test('what is copied is read again as it was', () => {
  const rows = [
    ['A & B', 'two\nlines', '"x"\t<y>'],
    ['1,020.00', '', '−3'],
  ]
  const { html, text } = writeCopiedTable(rows)
  expect(readCopiedTable(html, '')?.rows).toEqual([
    ['A & B', 'two\nlines', '"x" <y>'],
    ['1,020.00', '', '−3'],
  ])
  expect(readCopiedTable('', text)?.rows).toEqual(rows)
})

test.each([
  ['<tr><th>Country<th>2024<tr><td>Ghana<td>12', true],
  ['<thead><tr><td>Country<td>2024</thead><tr><td>Ghana<td>12', true],
  ['<tr><th>Ghana<td>12<tr><th>Togo<td>7', false],
])('the first row of the table %s is marked as heads: %s', (rows, hasHeads) => {
  expect(readCopiedTable(`<table>${rows}</table>`, '')).toMatchObject({ hasHeads })
})
