import { z } from 'zod'

/** The maximum size of a PDF in bytes, which takes minutes to load on a slow phone. */
export const maxPdfSize = 20_000_000

/** The bytes at the beginning and at the end of a file by which `pdfIssue` judges it. */
export const pdfEnds = { head: 1024, tail: 8192 }

/**
 * Returns why readers could not open a file, or null if they could, by both its ends.
 *
 * As Acrobat, PDFium and PDF.js do, it accepts other bytes before the header, which report generators write,
 * and after the end marker.
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
 * Returns whether a PDF is encrypted, as far as its ends show. Whether it opens without a password cannot be
 * told without decrypting it.
 */
export function isEncryptedPdf(head: Uint8Array, tail: Uint8Array): boolean {
  const ends = latin1(head.subarray(0, pdfEnds.head)) + latin1(tail.subarray(-pdfEnds.tail))
  return /\/Encrypt\b/.test(ends)
}

const latin1 = (bytes: Uint8Array) => new TextDecoder('latin1').decode(bytes)

const asset = z.object(
  {
    _id: z.string(),
    url: z.url(),
    extension: z.string().regex(/^pdf$/i, {
      error: ({ input }) => `is a file of the kind ${input}; only PDF files can be offered`,
    }),
    size: z
      .number()
      .positive('is an empty file')
      .max(maxPdfSize, {
        error: ({ input }) =>
          `has ${Math.ceil(Number(input) / 1_000_000)} MB; at most ${maxPdfSize / 1_000_000} MB can be offered`,
      }),
  },
  'refers to a file that does not exist',
)

/** A PDF as Sanity stores it; its size is in bytes. */
export const pdf = z.object({ asset }, 'is missing')

export type StoredPdf = z.output<typeof pdf>

export type Pdf = {
  /** The URL path on the site, which contains a hash of the content. */
  path: string
  /** The size in bytes. */
  size: number
}

/** Converts a stored PDF. The snapshot loads the file from the asset's URL. */
export function pdfFile({ asset: { _id, size } }: StoredPdf): Pdf {
  return { path: `/files/${_id.replace(/^file-/, '').replace(/-pdf$/i, '')}.pdf`, size }
}

export function isStoredPdf(value: object): value is StoredPdf {
  return 'asset' in value && value.asset instanceof Object && 'size' in value.asset
}
