import { type Contact, type Enquiry, toContact } from '../../shared/enquiry/enquiry.ts'
import { supabase } from './supabase.ts'

/** An insert that is not answered is given up after this long, in milliseconds. */
const patience = 15_000

/**
 * Stores an enquiry, then asks for the mail about it, whose failure changes nothing (section 7).
 * Where no answer comes it is sent once more: the database stores a repetition once.
 * @returns whether it is known to be stored
 */
export async function sendEnquiry(enquiry: Enquiry): Promise<'stored' | 'not stored'> {
  const contact = toContact(enquiry)
  let answer = await insert(contact)
  if (answer === 'none') answer = await insert(contact)
  if (answer !== 'stored') return 'not stored'

  supabase.functions.invoke('send-contact-email', { body: enquiry }).catch(() => {
    // The enquiry is stored; the server sends the mail by itself if need be.
  })
  return 'stored'
}

async function insert(contact: Contact): Promise<'stored' | 'refused' | 'none'> {
  const limit = new AbortController()
  const timer = setTimeout(() => limit.abort(), patience)
  const { error, status } = await supabase
    .from('contacts')
    .insert(contact)
    .abortSignal(limit.signal)
  clearTimeout(timer)
  if (error === null) return 'stored'
  return status === 0 ? 'none' : 'refused'
}
