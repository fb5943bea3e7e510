import type { DraftFault } from './drafts.ts'

/** What stands in the way of the draft shown, for React to follow. */
export function createFaultStore() {
  const listeners = new Set<() => void>()
  let faults: DraftFault[] = []
  return {
    read: () => faults,
    write: (current: DraftFault[]) => {
      faults = current
      for (const listener of listeners) listener()
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
