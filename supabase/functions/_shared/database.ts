import { createClient } from '@supabase/supabase-js'
import * as z from 'zod/mini'
import { storedEnquiry } from '../../../shared/enquiry/storedEnquiry.ts'
import { KnownFailure } from './failure.ts'
import type { Project } from './variables.ts'

const dueBuild = z.object({ publishes: z.number(), attempt: z.number() })

/**
 * A mail to send: about one enquiry, about several, or an alert about enquiries whose own mail has failed.
 * `mail` identifies it and is the same for each attempt, except of an alert.
 */
const claimedMail = z.object({
  attempt: z.number(),
  mail: z.uuid(),
  is_alert: z.boolean(),
  enquiries: z.array(storedEnquiry),
})

export type ClaimedMail = z.output<typeof claimedMail>

/**
 * Returns the project's database functions for edge functions (migrations outbox and site_builds). A claim returns
 * undefined if nothing is due. All throw a KnownFailure on errors of the database.
 */
export function connectDatabase({ SUPABASE_URL, SUPABASE_SECRET_KEY }: Project) {
  const client = createClient(SUPABASE_URL, SUPABASE_SECRET_KEY, {
    auth: { persistSession: false, autoRefreshToken: false },
  })
  const call = async (name: string, values?: object): Promise<unknown> => {
    const { data, error, status } = await client.rpc(name, values)
    // The error's message is left out, because it may quote data.
    if (error) throw new KnownFailure(`${name} was answered ${status} ${error.code}`)
    return data
  }
  const claim = async <Row>(name: string, row: z.ZodMiniType<Row>, values?: object) =>
    z.array(row).parse(await call(name, values))[0]
  return {
    acceptPublish: () => call('accept_publish'),
    claimAcknowledgement: (enquiry: string) =>
      claim('claim_acknowledgement', z.uuid(), { enquiry }),
    claimDueBuild: () => claim('claim_due_build', dueBuild),
    claimDueMail: () => claim('claim_due_mail', claimedMail),
    claimPlansCheck: () => claim('claim_plans_check', z.boolean()),
    recordBuild: (publishes: number, started: boolean) =>
      call('record_build', { publishes, started }),
    recordMail: (attempt: number, sent: boolean) => call('record_mail', { attempt, sent }),
  }
}
