import { hashKey } from '@tanstack/react-query'
import { useState } from 'react'
import type { InboxSearch } from '../criteria.ts'
import { maxSelected } from '../inbox.ts'
import type { InboxEnquiry } from '../inboxShapes.ts'

export type Selection = ReturnType<typeof useSelection>

/**
 * The selected enquiries of a search (“ticked” in the Studio's texts). An enquiry that leaves the list is deselected,
 * and a new search begins with an empty selection, so that nobody changes enquiries out of sight.
 */
export function useSelection(search: InboxSearch, listed: InboxEnquiry[]) {
  const key = hashKey([search])
  const [stored, setStored] = useState({ key, ids: new Set<string>(), last: '' })
  const { ids, last } = stored.key === key ? stored : { ids: new Set<string>(), last: '' }
  const selected = listed.filter(({ id }) => ids.has(id))
  const select = (chosen: Iterable<string>, lastChosen = '') =>
    setStored({ key, ids: new Set([...chosen].slice(0, maxSelected)), last: lastChosen })

  return {
    selected,
    isSelected: ({ id }: InboxEnquiry) => ids.has(id),

    /** Replaces the selection, limited to the number of enquiries that one change allows. */
    selectOnly: (enquiries: InboxEnquiry[]) => select(enquiries.map(({ id }) => id)),

    deselect: (enquiries: InboxEnquiry[]) =>
      setStored((now) => ({
        ...now,
        ids: now.ids.difference(new Set(enquiries.map(({ id }) => id))),
      })),

    /** Selects or deselects an enquiry, or all enquiries from the last chosen one to it. */
    toggle({ id }: InboxEnquiry, isRange = false) {
      const [from, to] = [last, id].map((end) => listed.findIndex((enquiry) => enquiry.id === end))
      const range =
        isRange && from !== undefined && to !== undefined && from >= 0
          ? listed.slice(Math.min(from, to), Math.max(from, to) + 1)
          : listed.filter((enquiry) => enquiry.id === id)
      const chosen = new Set(range.map((enquiry) => enquiry.id))
      const shown = new Set(selected.map((enquiry) => enquiry.id))
      select(shown.has(id) ? shown.difference(chosen) : shown.union(chosen), id)
    },
  }
}
