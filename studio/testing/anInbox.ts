import type { Inbox } from '../tools/enquiries/inbox.ts'
import type { InboxCounts } from '../tools/enquiries/inboxShapes.ts'

/** The counts of an inbox without enquiries. */
export const noCounts: InboxCounts = {
  new: 0,
  overdue: 0,
  mine: 0,
  answered: 0,
  spam: 0,
  failed: 0,
  deleted: 0,
  last_change: null,
}

export function anInbox(overrides: Partial<Inbox> = {}): Inbox {
  return {
    search: async () => [],
    find: async () => null,
    countBy: async () => [],
    counts: async () => noCounts,
    heartbeat: async () => ({ version: '', editors: [] }),
    problems: async () => [],
    staff: async () => [],
    remind: async () => {},
    change: async () => [],
    changeNote: async () => null,
    changeNoteOnLeaving: () => {},
    changesOf: async () => [],
    exports: async () => [],
    figures: async () => ({
      sums: [],
      times: { answered: 0, median_hours: null, most_hours: null, on_time: 0, due: 0 },
      waiting: [],
    }),
    logReply: async () => {},
    logExport: async () => {},
    sendAgain: async () => {},
    countFrom: async () => 0,
    deleteFrom: async () => 0,
    ...overrides,
  }
}
