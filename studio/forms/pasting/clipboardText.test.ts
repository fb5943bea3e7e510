// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { clipboardText } from './clipboardText.ts'

const pasted = (text: string, html = '') =>
  clipboardText({ getData: (format) => (format === 'text/html' ? html : text) })

test('a text is its plain one', () => {
  expect(pasted('•\tOne\r\n•\tTwo', '<ul><li>One</li><li>Two</li></ul>')).toBe('•\tOne\r\n•\tTwo')
  expect(pasted('“Words” & 5 < 6')).toBe('“Words” & 5 < 6')
})

test('cells of a spreadsheet have no quotes, and their lines', () => {
  const cell = '<td>Dolutégravir,<br style="mso-data-placement:same-cell">\n  boîte de 30</td>'
  expect(pasted('"Dolutégravir,\nboîte de 30"\r\n', `<table><tr>${cell}</tr></table>`)).toBe(
    'Dolutégravir,\nboîte de 30',
  )
  const rows = `<table><tr>${cell}<td>60</td></tr><tr><td>Fee</td><td>1&nbsp;200</td></tr></table>`
  expect(pasted('"Dolutégravir,\nboîte de 30"\t60\r\nFee\t1 200\r\n', rows)).toBe(
    'Dolutégravir, boîte de 30 · 60\nFee · 1\u00a0200',
  )
})

test('a raised number is no ordinary one', () => {
  const html = '<p class=MsoNormal>At most 10<sup>6</sup> CFU<o:p></o:p></p><p>1<sup>st</sup></p>'
  expect(pasted('At most 106 CFU\r\n1st\r\n', html)).toBe('At most 10⁶ CFU\n1st')
})

test('lists have their marks where the text is that of the HTML', () => {
  const html =
    '<ol><li>10<sup>6</sup> CFU<ul><li>inner</li></ul></li><li>second</li></ol><p>m<sup>2</sup></p>'
  expect(pasted('', html)).toBe('1. 10⁶ CFU\n• inner\n2. second\nm²')
})
