import { z } from 'zod'
import { storedEnquiry } from '../../../shared/enquiry/storedEnquiry.ts'
import { problems } from '../../../shared/monitoring/problems.ts'
import { facets } from './criteria.ts'
import { statuses } from './statuses.ts'

export const inboxEnquiry = storedEnquiry.extend({
  email_status: z.enum(['pending', 'sent', 'failed']),
  status: z.enum(statuses),
  owner: z.string().nullable(),
  note: z.string(),
  revision: z.number(),
})

export type InboxEnquiry = z.output<typeof inboxEnquiry>

export const logEntry = z.object({
  id: z.number(),
  changed_at: z.string(),
  changed_by: z.string(),
  field: z.string(),
  before: z.string().nullable(),
  after: z.string().nullable(),
})

/** What the log says about mail, in `after` of entries with the field `mail`. */
export const mailEvents = [
  'sent again',
  'default recipient',
  'bounced',
  'suppressed',
  'failed',
  'acknowledgement bounced',
  'acknowledgement suppressed',
  'acknowledgement failed',
] as const
export type MailEvent = (typeof mailEvents)[number]

export type LogEntry = z.output<typeof logEntry>

export const inboxCounts = z.object({
  new: z.number(),
  overdue: z.number(),
  mine: z.number(),
  answered: z.number(),
  spam: z.number(),
  failed: z.number(),
  deleted: z.number(),
  last_change: z.number().nullable(),
})

/** The number of enquiries by view, and the id of the last logged change. */
export type InboxCounts = z.output<typeof inboxCounts>

export const countedValue = z.object({
  facet: z.enum([...facets, 'view']),
  value: z.string(),
  count: z.number(),
})

/**
 * A value of a facet, or a view, with the number of matching enquiries. An empty value stands for none.
 */
export type CountedValue = z.output<typeof countedValue>

export const staffMember = z.object({
  email: z.string(),
  name: z.string(),
  /** The time of the next mail about overdue enquiries; null if the staff member does not want it. */
  reminder_due_at: z.nullish(z.string()),
})

export type Staff = z.output<typeof staffMember>

export const heartbeat = z.object({
  /** A value that differs after each change of an enquiry. */
  version: z.string(),
  /** The colleagues who are editing a note, each with the enquiry's id. */
  editors: z.array(z.object({ email: z.string(), enquiry: z.string() })),
})

export type Heartbeat = z.output<typeof heartbeat>

export const openProblem = z.object({
  name: z.enum([...problems, 'monitoring_stopped']),
  since: z.string(),
})

/** A problem of the website or of mail found by the last checks; `monitoring_stopped` if the checks have stopped. */
export type OpenProblem = z.output<typeof openProblem>
