import type { Draft } from '../model/draft.ts'

/** What the preview says about the page besides showing it. */
export type DraftState = Pick<Draft, 'faults' | 'placeholders'>

/** Returns an external store of what is missing on the previewed page. */
export function createDraftStore() {
  const listeners = new Set<() => void>()
  let state: DraftState = { faults: [], placeholders: [] }
  return {
    read: () => state,
    write: (current: DraftState) => {
      state = current
      for (const listener of listeners) listener()
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
