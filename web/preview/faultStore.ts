import type { DraftFault } from '../model/draft.ts'

/** Returns an external store of the previewed draft's validation errors. */
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
