import { expect, test } from 'vitest'
import { pastedPoints } from './pastedPoints.ts'

test.for([
  ['Word', '•\tClassification\r\n•\tDossier\r\n'],
  ['Google Docs', '* Classification\n* Dossier'],
  ['a mail', '- Classification\n\n- Dossier\n'],
  ['a numbered list', '1. Classification\n2. Dossier'],
  ['a lettered list', 'a) Classification\nb) Dossier'],
  ['Word with inner entries', '1.\tClassification\r\no\tDossier\r\n'],
  ['Word with a symbol of its fonts', '\uf0a7\tClassification\r\n(b)\tDossier\r\n'],
  ['a column of a spreadsheet', 'Classification\nDossier'],
])('lines of %s become points without their marks', ([, text]) => {
  expect(pastedPoints(text ?? '')).toEqual(['Classification', 'Dossier'])
})

test('a number stays if it belongs to the words, and a tab becomes a space', () => {
  expect(pastedPoints('2. Phase\nDossier')).toEqual(['2. Phase', 'Dossier'])
  expect(pastedPoints('1.5 mg\n2.5 mg')).toEqual(['1.5 mg', '2.5 mg'])
  expect(pastedPoints('Fee\t500\nTime\t60 days')).toEqual(['Fee 500', 'Time 60 days'])
})
