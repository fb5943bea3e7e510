import type { PostgrestError, SupabaseClient } from '@supabase/supabase-js'
import { z } from 'zod'
import { t } from '../../i18n/t.ts'
import { supabase } from '../../settings.ts'
import type { InboxSearch } from './criteria.ts'
import { addDays, type DateRange } from './figures/dateRange.ts'
import { type EnquiryFigures, sumsResult, timesResult, waitingResult } from './figures/figures.ts'
import {
  type CountedValue,
  countedValue,
  type Heartbeat,
  heartbeat,
  type InboxCounts,
  type InboxEnquiry,
  inboxCounts,
  inboxEnquiry,
  type LogEntry,
  logEntry,
  type OpenProblem,
  openProblem,
  type Staff,
  staffMember,
} from './inboxShapes.ts'
import { searchedTerms } from './searchedTerms.ts'

/** The calls of the inbox. The database checks permissions. */
export type Inbox = ReturnType<typeof openInbox>

/** A new status or a new owner of an enquiry. */
export type EnquiryPatch = Partial<Pick<InboxEnquiry, 'status' | 'owner'>>

/** An enquiry as last seen, with its new status and owner. */
export type EnquiryChange = { seen: InboxEnquiry } & Pick<InboxEnquiry, 'status' | 'owner'>

/** An enquiry's note, as it was last seen. */
export type SeenNote = Pick<InboxEnquiry, 'id' | 'revision' | 'note'>

/** The number of rows of a request; a project returns at most 1,000. */
const maxRows = 500

/** The maximum number of enquiries that are changed together: a request returns them all. */
export const maxSelected = maxRows

/** The number of earlier exports that the export dialog shows. */
const shownExports = 5

/**
 * Returns the inbox of a client's session. Its methods throw if a request fails. For callers who are not on the staff,
 * reads return no rows, because of row level security.
 * @param token returns the session's access token, for requests that cannot wait for the client
 */
export function openInbox(client: SupabaseClient, token?: () => string | undefined) {
  /** Returns the enquiries that match a search, newest first. */
  async function search(
    criteria: InboxSearch,
    limit = Infinity,
    newer?: InboxEnquiry,
  ): Promise<InboxEnquiry[]> {
    const response = await client.rpc('find_enquiries', {
      criteria: searched(criteria),
      older_than: newer?.created_at ?? null,
      older_than_id: newer?.id ?? null,
      max_rows: Math.min(maxRows, limit),
    })
    const matches = z.array(inboxEnquiry).parse(dataOrThrow(response))
    if (matches.length < maxRows || limit <= maxRows) return matches
    return [...matches, ...(await search(criteria, limit - maxRows, matches.at(-1)))]
  }

  async function find(id: string): Promise<InboxEnquiry | null> {
    const response = await client.from('contacts').select().eq('id', id)
    return z.array(inboxEnquiry).parse(dataOrThrow(response))[0] ?? null
  }

  async function staff(): Promise<Staff[]> {
    return z
      .array(staffMember)
      .parse(dataOrThrow(await client.from('staff').select().order('name')))
  }

  /** Changes an enquiry and returns it, or returns null if its revision is no longer the given one. */
  async function update(
    { id, revision }: Pick<InboxEnquiry, 'id' | 'revision'>,
    changes: Partial<InboxEnquiry>,
  ): Promise<InboxEnquiry | null> {
    const changed = await client
      .from('contacts')
      .update(changes)
      .eq('id', id)
      .eq('revision', revision)
      .select()
    return z.array(inboxEnquiry).parse(dataOrThrow(changed))[0] ?? null
  }

  return {
    search,

    /** Returns the current state of an enquiry, or null if it was deleted. */
    find,

    /** Counts the facet values of a search, most frequent first. */
    async countBy(criteria: InboxSearch): Promise<CountedValue[]> {
      return z
        .array(countedValue)
        .parse(
          dataOrThrow(await client.rpc('count_enquiries_by', { criteria: searched(criteria) })),
        )
    },

    /** Reports the enquiry whose note the caller is editing, or null, and returns the colleagues' activity. */
    async heartbeat(editing: string | null): Promise<Heartbeat> {
      return z
        .tuple([heartbeat])
        .parse(dataOrThrow(await client.rpc('inbox_heartbeat', { editing })))[0]
    },

    async counts(): Promise<InboxCounts> {
      return z.tuple([inboxCounts]).parse(dataOrThrow(await client.rpc('count_enquiries')))[0]
    },

    /** Returns the unresolved problems, oldest first. */
    async problems(): Promise<OpenProblem[]> {
      return z.array(openProblem).parse(dataOrThrow(await client.rpc('open_problems')))
    },

    /** Returns all staff members by name, or none if the caller is not one. */
    staff,

    /**
     * Changes enquiries in one transaction. A note that was saved meanwhile is no conflict.
     * @returns the changed enquiries in their new state, without enquiries that somebody else has changed or deleted
     */
    async change(changes: EnquiryChange[]): Promise<InboxEnquiry[]> {
      const rows = changes.map(({ seen, status, owner }) => ({
        id: seen.id,
        seen_status: seen.status,
        seen_owner: seen.owner,
        status,
        owner,
      }))
      const changed = await client.rpc('change_enquiries', { changes: rows })
      return z.array(inboxEnquiry).parse(dataOrThrow(changed))
    },

    /**
     * Replaces the note of an enquiry, if the note is unchanged since it was seen. Changes of other columns are no
     * conflict.
     * @returns the enquiry's current state, with the colleague's note after a conflict, or null if the enquiry was
     *   deleted
     * @throws Error also if the caller is no longer on the staff, because row level security then hides the enquiry
     */
    async changeNote(seen: SeenNote, note: string): Promise<InboxEnquiry | null> {
      const changed = await update(seen, { note })
      if (changed) return changed
      const now = await find(seen.id)
      if (now === null && (await staff()).length === 0)
        throw new Error(
          t('You are no longer on the list of staff. What you wrote is kept in this browser.'),
        )
      return now?.note === seen.note ? ((await update(now, { note })) ?? find(seen.id)) : now
    },

    /** Changes a note in a request that outlives the page: without the client, which would first do asynchronous work. */
    changeNoteOnLeaving({ id, revision }: SeenNote, note: string): void {
      const accessToken = token?.()
      if (!supabase || !accessToken) return
      const row = new URLSearchParams({ id: `eq.${id}`, revision: `eq.${revision}` })
      fetch(new URL(`/rest/v1/contacts?${row}`, supabase.url), {
        method: 'PATCH',
        keepalive: true,
        headers: {
          apikey: supabase.key,
          authorization: `Bearer ${accessToken}`,
          'content-type': 'application/json',
        },
        body: JSON.stringify({ note }),
      }).catch((error) => console.warn('A note was not saved before the page was left', error))
    },

    /** Turns the caller's mail about overdue enquiries on or off. */
    async remind(wanted: boolean): Promise<void> {
      dataOrThrow(await client.rpc('remind_me', { wanted }))
    },

    /** Returns the log of an enquiry, newest first. */
    async changesOf({ id }: InboxEnquiry): Promise<LogEntry[]> {
      const log = client.from('enquiry_log').select().eq('enquiry', id)
      return z.array(logEntry).parse(dataOrThrow(await log.order('id', { ascending: false })))
    },

    /** Returns the last exports, newest first; `after` is the number of enquiries. */
    async exports(): Promise<LogEntry[]> {
      const log = client.from('enquiry_log').select().eq('field', 'exported')
      return z
        .array(logEntry)
        .parse(dataOrThrow(await log.order('id', { ascending: false }).limit(shownExports)))
    },

    /** Logs what the caller has answered. */
    async logReply({ id }: InboxEnquiry, reply: string): Promise<void> {
      dataOrThrow(await client.rpc('log_reply', { answered: id, reply }))
    },

    /** Logs that the caller exports a number of enquiries. */
    async logExport(enquiries: number): Promise<void> {
      dataOrThrow(await client.rpc('log_export', { enquiries }))
    },

    /** Returns sums of the enquiries of two periods, and the answer times of the first period. */
    async figures({ from, to }: DateRange, before: DateRange): Promise<EnquiryFigures> {
      const days = { first_day: from, next_day: addDays(to, 1) }
      const [sums, times, waiting] = await Promise.all([
        client.rpc('enquiry_sums', { before_day: before.from, ...days }),
        client.rpc('answer_times', days),
        client.rpc('waiting_enquiries'),
      ])
      return {
        sums: sumsResult.parse(dataOrThrow(sums)),
        times: timesResult.parse(dataOrThrow(times))[0],
        waiting: waitingResult.parse(dataOrThrow(waiting)),
      }
    },

    /** Schedules a failed mail to be sent again. */
    async sendAgain({ id }: InboxEnquiry): Promise<void> {
      dataOrThrow(await client.rpc('send_again', { enquiry: id }))
    },

    async countFrom(address: string): Promise<number> {
      return parseIds(await client.rpc('enquiries_from', { address })).length
    },

    /** Removes all enquiries from an address at once, and returns their number. */
    async deleteFrom(address: string): Promise<number> {
      return parseIds(await client.rpc('delete_enquiries', { address })).length
    },
  }
}

const searched = (criteria: InboxSearch) => ({
  ...criteria,
  terms: searchedTerms(criteria.terms),
})

type RpcResult = { data: unknown; error: PostgrestError | null }

function dataOrThrow({ data, error }: RpcResult): unknown {
  if (error)
    throw new Error(t('The enquiries could not be reached: {error}', { error: error.message }))
  return data
}

const parseIds = (response: RpcResult) => z.array(z.uuid()).parse(dataOrThrow(response))
