import * as z from 'zod/mini'
import type { Contact } from '../../../shared/enquiry/enquiry.ts'
import type { Call } from '../_shared/database.ts'

/** An enquiry as it is stored, taken for mailing. */
export const storedEnquiry = z.object({
  id: z.uuid(),
  created_at: z.string(),
  first_name: z.string(),
  last_name: z.nullable(z.string()),
  email: z.string(),
  phone: z.nullable(z.string()),
  organization: z.nullable(z.string()),
  service_of_interest: z.nullable(z.string()),
  message: z.string(),
  email_attempts: z.number(),
})

export type StoredEnquiry = z.output<typeof storedEnquiry>

/** The enquiries to be mailed; migration enquiry_mail has the rules. */
export type Outbox = {
  /** Takes the enquiry with these contents, or null where none is stored or none is due. */
  claim(contact: Contact): Promise<StoredEnquiry | null>
  /** Takes the enquiry that has been due the longest, or null. */
  claimDue(): Promise<StoredEnquiry | null>
  /** Says what became of one that was taken. */
  record(id: string, sent: boolean): Promise<void>
}

/** The outbox of a project's database. */
export function createOutbox(call: Call): Outbox {
  const taken = (rows: unknown) => z.array(storedEnquiry).parse(rows)[0] ?? null

  return {
    claim: async (contact) => taken(await call('claim_enquiry_mail', contact)),
    claimDue: async () => taken(await call('claim_due_mail', {})),
    record: async (enquiry, sent) => {
      await call('record_enquiry_mail', { enquiry, sent })
    },
  }
}
