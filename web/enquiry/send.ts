import { type Contact, type Enquiry, toContact } from '../../shared/enquiry/enquiry.ts'
import { supabase } from './supabase.ts'

/**
 * Inserts an enquiry, then invokes the function that mails it, whose failure is ignored
 * (specification, section 7). An insert without an answer is repeated once: the database stores
 * equal enquiries once.
 * @param signal ends the inserts when it is aborted
 * @returns whether the enquiry is known to be stored
 */
export async function sendEnquiry(
  enquiry: Enquiry,
  signal: AbortSignal,
): Promise<'stored' | 'not stored'> {
  const contact = toContact(enquiry)
  let answer = await insert(contact, signal)
  if (answer === 'none' && !signal.aborted) answer = await insert(contact, signal)
  if (answer !== 'stored') return 'not stored'

  supabase.functions.invoke('send-contact-email', { body: enquiry }).catch(() => {
    // The enquiry is stored, and the server mails what has not been mailed yet.
  })
  return 'stored'
}

async function insert(
  contact: Contact,
  signal: AbortSignal,
): Promise<'stored' | 'refused' | 'none'> {
  const { error, status } = await supabase.from('contacts').insert(contact).abortSignal(signal)
  if (error === null) return 'stored'
  return status === 0 ? 'none' : 'refused'
}
