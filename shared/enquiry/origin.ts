import type { Language } from '../languages.ts'

/**
 * What the page says of an enquiry beside the enquiry itself. The specification fixes the row's
 * columns, so it goes in headers of the insert, which the database reads (migration enquiry_triggers).
 */
export type Origin = {
  /** By what name visitor and staff speak of it; see `newReference`. */
  reference: string
  language: Language
  /** The path of the page of the site that led to the form; null if there was none. */
  page: string | null
}

/** Crockford's Base32: without letters that are taken for others, or spoken alike. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** Returns a random reference such as K7QX-3M9T: 40 bits, which tell no number. */
export function newReference(): string {
  const characters = [...crypto.getRandomValues(new Uint8Array(8))].map(
    (byte) => alphabet[byte % alphabet.length],
  )
  return `${characters.slice(0, 4).join('')}-${characters.slice(4).join('')}`
}

/** Returns whether a value from outside is a reference. */
export function isReference(value: unknown): value is string {
  return typeof value === 'string' && /^[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/.test(value)
}

/** Returns the headers of the insert. */
export function originHeaders({ reference, language, page }: Origin): Record<string, string> {
  return {
    'x-enquiry-reference': reference,
    'x-enquiry-language': language,
    ...(page !== null && { 'x-enquiry-page': page }),
  }
}
