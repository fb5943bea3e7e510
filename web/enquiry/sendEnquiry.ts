import { type Enquiry, type EnquiryRow, toEnquiryRow } from '../../shared/enquiry/enquiry.ts'
import {
  computeReference,
  type EnquiryMetadata,
  metadataHeaders,
  repetitionTimeMs,
} from '../../shared/enquiry/metadata.ts'
import { supabase } from './supabase.ts'

/**
 * Inserts an enquiry, then invokes the function that mails it. Repeats an insert without a response once. This is safe,
 * because the database stores equal enquiries only once.
 * @param origin the language and the referring page
 * @param signal aborts the inserts
 * @returns the reference of the stored enquiry, or whether the last insert was refused or had no response
 */
export async function sendEnquiry(
  enquiry: Enquiry,
  origin: Omit<EnquiryMetadata, 'reference'>,
  signal: AbortSignal,
): Promise<{ reference: string } | 'refused' | 'none'> {
  const row = toEnquiryRow(enquiry)
  const reference = await referenceFor(enquiry)
  const metadata = { ...origin, reference }
  let outcome = await insert(row, metadata, signal)
  if (outcome === 'none' && !signal.aborted) outcome = await insert(row, metadata, signal)
  if (outcome !== 'stored') return outcome

  // The customer requires the body, although the function ignores it. If the call fails, the mail is sent later.
  supabase.functions.invoke('send-contact-email', { body: enquiry }).catch(() => {})
  return { reference }
}

/** The reference of the enquiry that was sent last, and when it was first sent. */
let last: { reference: string; sentAt: number } | undefined

/** Returns an enquiry's reference. An enquiry that is sent again from this page within an hour keeps its reference. */
async function referenceFor(enquiry: Enquiry): Promise<string> {
  const now = Date.now()
  if (last && now - last.sentAt < repetitionTimeMs) {
    const again = await computeReference(enquiry, last.sentAt)
    if (again === last.reference) return again
  }
  const reference = await computeReference(enquiry, now)
  last = { reference, sentAt: now }
  return reference
}

async function insert(
  row: EnquiryRow,
  metadata: EnquiryMetadata,
  signal: AbortSignal,
): Promise<'stored' | 'refused' | 'none'> {
  const request = supabase.from('contacts').insert(row).abortSignal(signal)
  for (const [name, value] of Object.entries(metadataHeaders(metadata)))
    request.setHeader(name, value)
  const { error, status } = await request
  if (error === null) return 'stored'
  return status === 0 ? 'none' : 'refused'
}
