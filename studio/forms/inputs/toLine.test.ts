import { expect, test } from 'vitest'
import { toLine } from './toLine.ts'

test.for([
  ['a cell of a sheet', 'Fee\r\n', 'Fee'],
  ['two cells', 'Fee\tUS$ 900\n', 'Fee US$ 900'],
  ['lines of a PDF', 'Registration \nof medicines', 'Registration of medicines'],
  ['a character without width', '\ufeffzebra\u200bfish', 'zebrafish'],
  ['an address from Outlook’s contacts', '\u202ainfo@who.int\u202c', 'info@who.int'],
  ['words between others', ' and Togo ', ' and Togo '],
  ['spaces of typography', 'Prix\u00a0: 900\u202fUS$', 'Prix\u00a0: 900\u202fUS$'],
])('%s', ([, pasted, line]) => {
  expect(toLine(pasted ?? '')).toBe(line)
})
