import { expect, test } from 'vitest'
import { isEncryptedPdf, pdfIssue } from './pdf.ts'

const document =
  '%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\nstartxref\n9\n%%EOF\n'

const bytesOf = (content: string) => Buffer.from(content, 'latin1')

const issueOf = (content: string) => pdfIssue(bytesOf(content), bytesOf(content))

test.for([
  ['its header first', document],
  ['a byte order mark before it', `\xef\xbb\xbf${document}`],
  ['an empty line before it', `\r\n${document}`],
  [
    'what a web server wrote before it',
    `${'Content-Type: application/pdf\r\n'.repeat(30)}${document}`,
  ],
  ['zeros behind its end, to fill a block', document + '\0'.repeat(4096)],
] as const)('a PDF with %s is accepted, because readers open it', ([, content]) => {
  expect(issueOf(content)).toBeNull()
})

test.for([
  ['a web page', '<!doctype html><title>Not found</title>', 'is not a PDF'],
  [
    'a web page about PDF',
    '<!doctype html><p>Files begin with %PDF-1.7</p>',
    'whose end is missing',
  ],
  ['a PDF behind more bytes than readers search', ' '.repeat(1024) + document, 'is not a PDF'],
  ['half a PDF', document.slice(0, 60), 'whose end is missing'],
  ['nothing', '', 'is not a PDF'],
] as const)('%s is refused', ([, content, issue]) => {
  expect(issueOf(content)).toContain(issue)
})

test('a PDF that may need a password is recognized by its trailer', () => {
  const isEncrypted = (content: string) => isEncryptedPdf(bytesOf(content), bytesOf(content))
  expect(isEncrypted(document)).toBe(false)
  expect(isEncrypted(document.replace('<</Root', '<</Encrypt 5 0 R/Root'))).toBe(true)
})
