import { createClient } from '@supabase/supabase-js'
import { z } from 'zod'
import { storedEnquiry } from '../../../shared/enquiry/storedEnquiry.ts'
import type { UndeliveredReason } from '../../../shared/enquiry/undeliveredMail.ts'
import { type Problem, problems } from '../../../shared/monitoring/problems.ts'
import { KnownFailure } from './failure.ts'
import type { Project } from './variables.ts'

const dueBuild = z.object({ publishes: z.number(), attempt: z.number() })

/**
 * A mail to send: about one enquiry, about several, or an alert about enquiries whose own mail has failed. `mail`
 * identifies the mail. It is the same for each attempt, except for alerts.
 */
const claimedMail = z.object({
  attempt: z.number(),
  mail: z.uuid(),
  is_alert: z.boolean(),
  enquiries: z.array(storedEnquiry),
})

export type ClaimedMail = z.output<typeof claimedMail>

const overdueEnquiry = storedEnquiry
  .pick({ created_at: true, reference: true, service_of_interest: true })
  .extend({ owner: z.string().nullable() })

/** A mail to a staff member about overdue enquiries: their number, and the longest waiting enquiries. */
const claimedReminder = z.object({
  mail: z.string(),
  recipient: z.string(),
  total: z.number(),
  enquiries: z.array(overdueEnquiry),
})

export type ClaimedReminder = z.output<typeof claimedReminder>

/** A problem, the channels that have notified people of it, and whether it is resolved. */
const confirmedProblem = z.object({
  name: z.enum(problems),
  since: z.string(),
  is_over: z.boolean(),
  is_mailed: z.boolean(),
  issue: z.number().nullable(),
})

export type ConfirmedProblem = z.output<typeof confirmedProblem>

/**
 * Returns the database functions that edge functions call. A claim returns undefined if nothing is due. Claimed work
 * cannot be claimed again until its result is recorded or the claim expires. All functions throw a KnownFailure on
 * errors of the database.
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
  const claim = async <Row>(name: string, row: z.ZodType<Row>) =>
    z.array(row).parse(await call(name))[0]
  return {
    acceptPublish: () => call('accept_publish'),
    claimDueAcknowledgement: () => claim('claim_due_acknowledgement', storedEnquiry),
    claimDueBuild: () => claim('claim_due_build', dueBuild),
    claimDueMail: () => claim('claim_due_mail', claimedMail),
    claimDueReminder: () => claim('claim_due_reminder', claimedReminder),
    claimPlansCheck: () => claim('claim_plans_check', z.boolean()),
    claimMonitoring: () => claim('claim_monitoring', z.boolean()),
    postponeReminder: (recipient: string) => call('postpone_reminder', { recipient }),
    recordAcknowledgement: (enquiry: string, outcome: 'sent' | 'failed' | 'unwanted') =>
      call('record_acknowledgement', { enquiry, outcome }),
    recordBuild: (publishes: number, started: boolean) =>
      call('record_build', { publishes, started }),
    recordMailsInDay: (mails: number) => call('record_mails_in_day', { mails }),
    /** @param checked for each problem that could be checked, whether it exists */
    recordProblems: async (checked: Partial<Record<Problem, boolean>>) =>
      z.array(confirmedProblem).parse(await call('record_problems', { checked })),
    recordNotified: ({ name, is_mailed, issue }: ConfirmedProblem) =>
      call('record_notified', { problem: name, mailed: is_mailed, issue }),
    recordUndeliveredAcknowledgement: (enquiry: string, reason: UndeliveredReason) =>
      call('record_undelivered_acknowledgement', { enquiry, reason }),
    recordUndeliveredMail: (mail: string, reason: UndeliveredReason) =>
      call('record_undelivered_mail', { mail, reason }),
    /** @param goesToDefault whether the mail went to the default recipient, because the settings could not be read */
    recordMail: (attempt: number, sent: boolean, goesToDefault = false) =>
      call('record_mail', { attempt, sent, to_default: goesToDefault }),
  }
}
