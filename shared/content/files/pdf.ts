import { fileShape, latin1 } from './file.ts'

/** The numbers of bytes at the beginning and the end of a file that `pdfIssue` checks. */
export const pdfEnds = { head: 1024, tail: 8192 }

/**
 * Checks a PDF by its first and last bytes. Returns the reason why PDF readers cannot open it, or null if they can.
 *
 * Like Acrobat, PDFium and PDF.js, it accepts other bytes before the header, which report generators write, and after
 * the end marker.
 * @param head the file, or its first bytes
 * @param tail the file, or its last bytes
 */
export function pdfIssue(head: Uint8Array, tail: Uint8Array): string | null {
  if (!latin1(head.subarray(0, pdfEnds.head)).includes('%PDF-'))
    return 'is not a PDF, although its name says so: save or export it as a PDF'
  return latin1(tail.subarray(-pdfEnds.tail)).includes('%%EOF')
    ? null
    : 'is a PDF whose end is missing: export it again, or ask for the complete file'
}

/**
 * Returns whether a PDF is encrypted, judging by its first and last bytes. Only decryption could show whether it opens
 * without a password.
 */
export function isEncryptedPdf(head: Uint8Array, tail: Uint8Array): boolean {
  const ends = latin1(head.subarray(0, pdfEnds.head)) + latin1(tail.subarray(-pdfEnds.tail))
  return /\/Encrypt\b/.test(ends)
}

export const pdf = fileShape('pdf')
