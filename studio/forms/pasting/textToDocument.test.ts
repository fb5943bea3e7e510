// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { textToDocument } from './textToDocument.ts'

const html = (text: string) => textToDocument(text).body.innerHTML

test('lines of a PDF are joined to their paragraphs', () => {
  const pdf = [
    'The Agency for Food and Drug Control requires that each applicant',
    'submits the dossier in the CTD format, with the modules in their or-',
    'der, and three samples of each batch.',
    '',
    'The fee is paid before the assessment begins; it is not returned when',
    'the application is withdrawn.',
  ]
  const paragraphs =
    '<p>The Agency for Food and Drug Control requires that each applicant submits the dossier in the CTD format, with the modules in their or-der, and three samples of each batch.</p><p>The fee is paid before the assessment begins; it is not returned when the application is withdrawn.</p>'
  expect(html(pdf.join('\r\n'))).toBe(paragraphs)
  expect(html(pdf.join('\n'))).toBe(paragraphs)
})

test('lines of the author stay', () => {
  expect(html('Accra Pharma\r\nP.O. Box 12\r\nAccra\r\n\r\nTelephone by arrangement')).toBe(
    '<p>Accra Pharma<br>P.O. Box 12<br>Accra</p><p>Telephone by arrangement</p>',
  )
  const sentences = [
    'The fee is paid in the month before the assessment begins.',
    'It is not returned in the month when the applicant withdraws.',
  ]
  expect(html(sentences.join('\n'))).toBe(`<p>${sentences.join('<br>')}</p>`)
})

test('marks of lists become lists, also with a tab or an empty line between', () => {
  const entry = (list: string, words: string, more = '') =>
    `<${list}><li data-aria-level="1"${more}>${words}</li></${list}>`
  expect(html('We need:\n1.\tDossier\n2.\tSamples\n\n•\tLicence\no\tCopy')).toBe(
    `<p>We need:</p>${entry('ol', 'Dossier', ' data-mark="1."')}${entry('ol', 'Samples', ' data-mark="2."')}${entry('ul', 'Licence')}${entry('ul', 'Copy')}`,
  )
  expect(html('- one\n  and more\n- two\nThanks')).toBe(
    `${entry('ul', 'one and more')}${entry('ul', 'two')}<p>Thanks</p>`,
  )
})

test('entries of inner lists of Google Docs are one level deeper', () => {
  expect(html('* one\n   * inner\n* two')).toContain('<li data-aria-level="2">inner</li>')
})

test('a number of a heading and a single dash stay in the words', () => {
  expect(html('1. Scope\nEach office\n2. Terms\nEach fee')).toBe(
    '<p>1. Scope</p><p>Each office</p><p>2. Terms</p><p>Each fee</p>',
  )
  expect(html('4. Fees\n5. Terms')).toBe('<p>4. Fees</p><p>5. Terms</p>')
  expect(html('– a word\n\nand another')).toBe('<p>– a word</p><p>and another</p>')
})
