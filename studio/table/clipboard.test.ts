// @vitest-environment jsdom
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readCopiedTable, writeCopiedTable } from './clipboard.ts'

const copied = async (program: string) =>
  readCopiedTable(
    await readFile(join(import.meta.dirname, 'clipboards', `${program}.html`), 'utf8'),
    '',
  )

test('a range of Excel has its texts as shown, and says which rows were hidden', async () => {
  expect(await copied('excel')).toEqual({
    rows: [
      ['Ligne', 'Boîtes', 'Prix', 'Part'],
      ['Artéméther 20 mg', '1 200', '0,85', '40%'],
      ['Dolutégravir,\nboîte de 30', '60', '12,40', '60%'],
      ['Remise', '', '-3,00', ''],
    ],
    merged: 0,
    hidden: 1,
    beside: '',
  })
})

test('merged cells of Google Sheets become one with the text and empty ones, and are counted', async () => {
  expect(await copied('googleSheets')).toEqual({
    rows: [
      ['Orders 2026', '', ''],
      ['Ghana', '1,200', 'a < b'],
      ['', '60', 'Line one\nLine two'],
    ],
    merged: 2,
    hidden: 0,
    beside: '',
  })
})

test('a table of Word has a line for each paragraph, and names the words beside it', async () => {
  expect(await copied('word')).toEqual({
    rows: [
      ['System', 'Months'],
      ['ARIPO\n(Banjul Protocol)', '12 to 18'],
      ['OAPI', ''],
    ],
    merged: 0,
    hidden: 0,
    beside: 'The systems at a glance',
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
