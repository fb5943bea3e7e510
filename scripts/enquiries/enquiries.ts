import type { SupabaseClient } from '@supabase/supabase-js'
import { z } from 'zod'

const row = z.object({
  created_at: z.string(),
  first_name: z.string(),
  last_name: z.string().nullable(),
  email: z.string(),
  phone: z.string().nullable(),
  organization: z.string().nullable(),
  service_of_interest: z.string().nullable(),
  message: z.string(),
  email_status: z.string(),
})

/** All enquiries as text, the newest last. */
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

/**
 * Deletes everything that one person has sent.
 * @returns how many enquiries that was
 */
export async function deleteEnquiries(client: SupabaseClient, address: string): Promise<number> {
  const { data, error } = await client.from('contacts').delete().eq('email', address).select('id')
  if (error) throw new Error('The enquiries could not be deleted', { cause: error })
  return data.length
}

function describe(enquiry: z.output<typeof row>): string {
  const name = [enquiry.first_name, enquiry.last_name].filter(Boolean).join(' ')
  const details = [enquiry.organization, enquiry.phone, enquiry.service_of_interest]
  return [
    `${enquiry.created_at.slice(0, 16).replace('T', ' ')}  ${name} <${enquiry.email}>`,
    details.filter(Boolean).join(', '),
    `Mail to the company: ${enquiry.email_status}`,
    enquiry.message.replaceAll(/^/gm, '  '),
  ]
    .filter(Boolean)
    .join('\n')
}
