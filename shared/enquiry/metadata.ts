import type { Language } from '../languages.ts'

/** Metadata of an enquiry, sent in headers, because the customer requires the columns of `contacts`. */
export type EnquiryMetadata = {
  /** The reference that visitors and staff quote, made by `newReference`. */
  reference: string
  language: Language
  /** The path of the site's page that linked to the form, or null. */
  page: string | null
}

/** Crockford's Base32, which has no easily confused letters. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** Returns a random reference of 40 bits, such as K7QX-3M9T, that does not reveal the number of enquiries. */
export function newReference(): string {
  const characters = [...crypto.getRandomValues(new Uint8Array(8))].map(
    (byte) => alphabet[byte % alphabet.length],
  )
  return `${characters.slice(0, 4).join('')}-${characters.slice(4).join('')}`
}

export function isReference(value: unknown): value is string {
  return typeof value === 'string' && /^[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/.test(value)
}

export function metadataHeaders({
  reference,
  language,
  page,
}: EnquiryMetadata): Record<string, string> {
  return {
    'x-enquiry-reference': reference,
    'x-enquiry-language': language,
    ...(page !== null && { 'x-enquiry-page': page }),
  }
}
