import type { StoredPdf } from './shapes/pdf.ts'

/** A PDF as the site offers it. */
export type Pdf = {
  /** The URL path on the site, which contains a hash of the content. */
  path: string
  /** In bytes. */
  size: number
}

/** Returns a PDF as the site offers it; the snapshot loads it from its asset's URL. */
export function pdfFile({ asset: { _id, size } }: StoredPdf): Pdf {
  return { path: `/files/${_id.replace(/^file-/, '').replace(/-pdf$/i, '')}.pdf`, size }
}

/** Returns whether a value of checked content is a PDF. */
export function isStoredPdf(value: object): value is StoredPdf {
  return 'asset' in value && value.asset instanceof Object && 'size' in value.asset
}
