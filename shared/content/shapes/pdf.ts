import { z } from 'zod'

/** The maximum size of a PDF in bytes, which takes minutes to load on a slow phone. */
export const maxPdfSize = 20_000_000

/** The bytes that every PDF begins with (ISO 32000-2, 7.5.2). */
const signature = '%PDF-'

/** Returns whether a file is a PDF, by its first bytes, because any file can have the name of a PDF. */
export function isPdf(content: Uint8Array): boolean {
  return new TextDecoder('latin1').decode(content.subarray(0, signature.length)) === signature
}

export const noPdf = 'is not a PDF, although its name says so: save or export it as a PDF'

const asset = z.object(
  {
    _id: z.string(),
    url: z.url(),
    extension: z.string().regex(/^pdf$/i, {
      error: ({ input }) => `is a file of the kind ${input}; only PDF files can be offered`,
    }),
    size: z
      .number()
      .positive()
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
