import type { Language } from '../languages.ts'
import { type Enquiry, toEnquiryRow } from './enquiry.ts'

/** Metadata of an enquiry, sent in headers, because the customer requires the columns of `contacts`. */
export type EnquiryMetadata = {
  /** The reference that visitors and staff quote, made by `computeReference`. */
  reference: string
  language: Language
  /** The path of the site's page that linked to the form, or null. */
  page: string | null
  /** The campaign whose link led to the site, from `parseCampaign`, or null. */
  campaign: string | null
}

/** Crockford's Base32, which has no easily confused letters. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** The time in ms within which a resent enquiry counts as a repetition. */
export const repetitionTimeMs = 60 * 60 * 1000

/**
 * Returns an enquiry's reference, such as K7QX-3M9T: 40 bits of the hash of its values and the hour, which do not
 * reveal the number of enquiries. Equal enquiries within an hour have the same reference in every browser, and the
 * database stores them once.
 * @param sentAt the time in ms since 1970
 */
export async function computeReference(enquiry: Enquiry, sentAt: number): Promise<string> {
  const content = [toEnquiryRow(enquiry), Math.floor(sentAt / repetitionTimeMs)]
  const bytes = new TextEncoder().encode(JSON.stringify(content))
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  const characters = Array.from(hash.subarray(0, 8), (byte) => alphabet[byte % alphabet.length])
  return `${characters.slice(0, 4).join('')}-${characters.slice(4).join('')}`
}

/** Returns the headers of the insert with an enquiry's metadata. A trigger of the database validates them. */
export function metadataHeaders({
  reference,
  language,
  page,
  campaign,
}: EnquiryMetadata): Record<string, string> {
  return {
    'x-enquiry-reference': reference,
    'x-enquiry-language': language,
    ...(page !== null && { 'x-enquiry-page': page }),
    ...(campaign !== null && { 'x-enquiry-campaign': campaign }),
  }
}
