import { hashKey } from '@tanstack/react-query'
import { useState } from 'react'
import type { InboxSearch } from './criteria.ts'
import { batch } from './inbox.ts'
import type { InboxEnquiry } from './inboxShapes.ts'

export type Ticks = ReturnType<typeof useTicks>

/**
 * The ticked enquiries of a search. An enquiry that leaves the list is not ticked any more, and another search begins
 * without ticks, so that nobody changes what is not seen.
 */
export function useTicks(search: InboxSearch, listed: InboxEnquiry[]) {
  const key = hashKey([search])
  const [ticks, setTicks] = useState({ key, ids: new Set<string>(), last: '' })
  const { ids, last } = ticks.key === key ? ticks : { ids: new Set<string>(), last: '' }
  const ticked = listed.filter(({ id }) => ids.has(id))
  const tick = (chosen: Iterable<string>, lastChosen = '') =>
    setTicks({ key, ids: new Set([...chosen].slice(0, batch)), last: lastChosen })

  return {
    ticked,
    isTicked: ({ id }: InboxEnquiry) => ids.has(id),

    /** Ticks enquiries, at most as many as can be changed at once, and no others. */
    tickOnly: (enquiries: InboxEnquiry[]) => tick(enquiries.map(({ id }) => id)),

    untick: (enquiries: InboxEnquiry[]) =>
      setTicks((now) => ({
        ...now,
        ids: now.ids.difference(new Set(enquiries.map(({ id }) => id))),
      })),

    /** Ticks or unticks an enquiry, or all from the last chosen one to it. */
    toggle({ id }: InboxEnquiry, isRange = false) {
      const [from, to] = [last, id].map((end) => listed.findIndex((enquiry) => enquiry.id === end))
      const range =
        isRange && from !== undefined && to !== undefined && from >= 0
          ? listed.slice(Math.min(from, to), Math.max(from, to) + 1)
          : listed.filter((enquiry) => enquiry.id === id)
      const chosen = new Set(range.map((enquiry) => enquiry.id))
      const shown = new Set(ticked.map((enquiry) => enquiry.id))
      tick(shown.has(id) ? shown.difference(chosen) : shown.union(chosen), id)
    },
  }
}
