import type { Language } from '../languages.ts'

/**
 * Metadata that the page sends with an enquiry. The specification fixes the row's
 * columns, so it goes in headers of the insert, which the database reads (migration enquiry_triggers).
 */
export type Origin = {
  /** The reference that visitor and staff quote; see `newReference`. */
  reference: string
  language: Language
  /** The path of the page of the site that led to the form; null if there was none. */
  page: string | null
}

/** Crockford's Base32: without letters that are taken for others, or spoken alike. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** Returns a random reference of 40 bits such as K7QX-3M9T. It does not reveal how many there are. */
export function newReference(): string {
  const characters = [...crypto.getRandomValues(new Uint8Array(8))].map(
    (byte) => alphabet[byte % alphabet.length],
  )
  return `${characters.slice(0, 4).join('')}-${characters.slice(4).join('')}`
}

export function isReference(value: unknown): value is string {
  return typeof value === 'string' && /^[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/.test(value)
}

export function originHeaders({ reference, language, page }: Origin): Record<string, string> {
  return {
    'x-enquiry-reference': reference,
    'x-enquiry-language': language,
    ...(page !== null && { 'x-enquiry-page': page }),
  }
}
