import type { SupabaseClient } from '@supabase/supabase-js'
import * as z from 'zod/mini'
import { checkField } from '../../shared/enquiry/enquiry.ts'
import {
  labelled,
  nameOf,
  origin,
  storedEnquiry,
  timeOf,
} from '../../shared/enquiry/storedEnquiry.ts'

const row = z.extend(storedEnquiry, { email_status: z.string() })

export async function listEnquiries(client: SupabaseClient): Promise<string> {
  const { data, error } = await client
    .from('contacts')
    .select(Object.keys(row.shape).join(','))
    .order('created_at')
  if (error) throw new Error('The enquiries could not be read', { cause: error })
  const enquiries = z.array(row).parse(data)
  if (enquiries.length === 0) return 'There are no enquiries.'
  return enquiries.map(describe).join('\n\n')
}

/** Deletes all enquiries from one email address, regardless of its case. */
export async function deleteEnquiries(client: SupabaseClient, entered: string): Promise<number> {
  // Normalized as in the stored rows, such as a domain to Punycode.
  const checked = checkField('email', entered)
  const address = 'value' in checked ? checked.value : entered
  const { data, error } = await client.rpc('delete_enquiries', { address })
  if (error) throw new Error('The enquiries could not be deleted', { cause: error })
  return z.array(z.uuid()).parse(data).length
}

function describe(enquiry: z.output<typeof row>): string {
  return [
    `${timeOf(enquiry)}  ${nameOf(enquiry)} <${enquiry.email}>`,
    ...[...labelled(enquiry), ...origin(enquiry)].map(([label, value]) => `${label}: ${value}`),
    `Mail to the company: ${enquiry.email_status}`,
    enquiry.message.replaceAll(/^/gm, '  '),
  ].join('\n')
}
