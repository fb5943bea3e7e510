import type { PostgrestError, SupabaseClient } from '@supabase/supabase-js'
import * as z from 'zod/mini'
import { storedEnquiry } from '../../shared/enquiry/storedEnquiry.ts'
import { t } from '../i18n/t.ts'

export const statuses = ['answered', 'new', 'spam'] as const

const status = z.enum(statuses)
export type Status = z.output<typeof status>

/** The filter of the list: a status, the caller's new ones, those whose mail has failed, or all. */
export type Filter = Status | 'mine' | 'failed' | 'all'

const inboxEnquiry = z.extend(storedEnquiry, {
  email_status: z.enum(['pending', 'sent', 'failed']),
  status,
  owner: z.nullable(z.string()),
  note: z.string(),
  revision: z.number(),
})

export type InboxEnquiry = z.output<typeof inboxEnquiry>

const change = z.object({
  id: z.number(),
  changed_at: z.string(),
  changed_by: z.string(),
  field: z.string(),
  before: z.nullable(z.string()),
  after: z.nullable(z.string()),
})

/** A line of an enquiry's log. */
export type Change = z.output<typeof change>

const counts = z.object({
  new: z.number(),
  mine: z.number(),
  answered: z.number(),
  spam: z.number(),
  failed: z.number(),
  last_change: z.nullable(z.number()),
})

/** The number of enquiries by filter, and the last change to any of them. */
export type Counts = z.output<typeof counts>

const person = z.object({ email: z.string(), name: z.string() })

export type Person = z.output<typeof person>

export type Search = { terms: string; filter: Filter }

/** The calls of the inbox; the database decides what each may do (migration inbox). */
export type Inbox = ReturnType<typeof openInbox>

/** The columns that staff change. */
export type Changes = Partial<Pick<InboxEnquiry, 'status' | 'owner' | 'note'>>

/** How many enquiries are read at a time: a project answers at most 1,000 rows. */
const batch = 500

/** Returns the inbox for a client's session. Its methods throw where the project does not answer. */
export function openInbox(client: SupabaseClient) {
  /** Returns what a search finds, the newest first. */
  async function search(
    criteria: Search,
    limit = Infinity,
    newer?: InboxEnquiry,
  ): Promise<InboxEnquiry[]> {
    const answer = await client.rpc('search_enquiries', {
      ...criteria,
      older_than: newer?.created_at ?? null,
      older_than_id: newer?.id ?? null,
      max_rows: Math.min(batch, limit),
    })
    const found = z.array(inboxEnquiry).parse(dataOf(answer))
    if (found.length < batch) return found
    return [...found, ...(await search(criteria, limit - batch, found.at(-1)))]
  }

  return {
    search,

    /** Returns an enquiry as it is now; null if it was deleted. */
    async find(id: string): Promise<InboxEnquiry | null> {
      const found = await client.from('contacts').select().eq('id', id)
      return z.array(inboxEnquiry).parse(dataOf(found))[0] ?? null
    },

    async counts(): Promise<Counts> {
      return z.tuple([counts]).parse(dataOf(await client.rpc('count_enquiries')))[0]
    },

    /** Returns all staff members by name, or none if the session is not one of them. */
    async staff(): Promise<Person[]> {
      return z.array(person).parse(dataOf(await client.from('staff').select().order('name')))
    },

    /**
     * Changes an enquiry as it was last seen.
     * @returns it as it is then; null if somebody else has changed or deleted it meanwhile
     */
    async change({ id, revision }: InboxEnquiry, changes: Changes): Promise<InboxEnquiry | null> {
      const changed = await client
        .from('contacts')
        .update(changes)
        .eq('id', id)
        .eq('revision', revision)
        .select()
      return z.array(inboxEnquiry).parse(dataOf(changed))[0] ?? null
    },

    /** Returns what was changed about an enquiry, the newest first. */
    async changesOf({ id }: InboxEnquiry): Promise<Change[]> {
      const log = client.from('enquiry_changes').select().eq('enquiry', id)
      return z.array(change).parse(dataOf(await log.order('id', { ascending: false })))
    },

    /** Has a mail that was given up sent again. */
    async sendAgain({ id }: InboxEnquiry): Promise<void> {
      dataOf(await client.rpc('send_again', { enquiry: id }))
    },

    async countFrom(address: string): Promise<number> {
      return idsOf(await client.rpc('enquiries_from', { address })).length
    },

    /** Deletes all enquiries from an address; returns how many they were. */
    async deleteFrom(address: string): Promise<number> {
      return idsOf(await client.rpc('delete_enquiries', { address })).length
    },
  }
}

type Answer = { data: unknown; error: PostgrestError | null }

function dataOf({ data, error }: Answer): unknown {
  if (error)
    throw new Error(t('The enquiries could not be reached: {error}', { error: error.message }))
  return data
}

const idsOf = (answer: Answer) => z.array(z.uuid()).parse(dataOf(answer))
