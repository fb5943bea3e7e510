import type { SupabaseClient } from '@supabase/supabase-js'
import * as z from 'zod/mini'
import { checkField } from '../../shared/enquiry/enquiry.ts'
import {
  fullName,
  labelledFields,
  labelledMetadata,
  storedEnquiry,
  submissionTime,
} from '../../shared/enquiry/storedEnquiry.ts'

const row = z.extend(storedEnquiry, { email_status: z.string() })

/** Returns all enquiries as text for a terminal, oldest first. */
export async function listEnquiries(client: SupabaseClient): Promise<string> {
  const columns = Object.keys(row.shape).join(',')
  const enquiries: z.output<typeof row>[] = []
  let start: number
  do {
    start = enquiries.length
    const sorted = client.from('contacts').select(columns).order('created_at').order('id')
    // The page size: a project returns at most 1,000 rows by default.
    const { data, error } = await sorted.range(start, start + 999)
    if (error) throw new Error('The enquiries could not be read', { cause: error })
    enquiries.push(...z.array(row).parse(data))
  } while (enquiries.length > start)
  return enquiries.map(enquiryText).join('\n\n') || 'There are no enquiries.'
}

/**
 * Deletes all enquiries from an email address, ignoring its case, for requests under data protection law.
 * @returns their number
 */
export async function deleteEnquiries(client: SupabaseClient, entered: string): Promise<number> {
  // Normalized like stored addresses, such as to Punycode.
  const checked = checkField('email', entered)
  const address = 'value' in checked ? checked.value : entered
  const { data, error } = await client.rpc('delete_enquiries', { address })
  if (error) throw new Error('The enquiries could not be deleted', { cause: error })
  return z.array(z.uuid()).parse(data).length
}

function enquiryText(enquiry: z.output<typeof row>): string {
  return [
    `${submissionTime(enquiry)}  ${fullName(enquiry)} <${enquiry.email}>`,
    ...[...labelledFields(enquiry), ...labelledMetadata(enquiry)].map(
      ([label, value]) => `${label}: ${value}`,
    ),
    `Mail to the company: ${enquiry.email_status}`,
    enquiry.message.replaceAll(/^/gm, '  '),
  ].join('\n')
}
