import { useCallback, useLayoutEffect, useRef } from 'react'
import type { DocumentActionDescription } from 'sanity'

/**
 * Returns the object of an earlier render while its properties are the same. The Studio draws a document's
 * header and footer again for each new description of an action or badge, so a new one at each key would
 * slow typing down.
 */
export function useShallowStable<T extends object | null>(next: T): T {
  const last = useRef(next)
  if (!haveSameProperties(last.current, next)) last.current = next
  return last.current
}

function haveSameProperties(one: object | null, other: object | null): boolean {
  const entries = Object.entries(one ?? {})
  const others = new Map<string, unknown>(Object.entries(other ?? {}))
  return (
    (one === null) === (other === null) &&
    entries.length === others.size &&
    entries.every(([name, value]) => others.has(name) && Object.is(value, others.get(name)))
  )
}

/** Returns the description of an action from an earlier render while nothing but its handler is new. */
export function useStableAction(
  description: DocumentActionDescription | null,
): DocumentActionDescription | null {
  const latest = useRef(description)
  useLayoutEffect(() => {
    latest.current = description
  })
  const onHandle = useCallback(() => latest.current?.onHandle?.(), [])
  return useShallowStable(
    description && { ...description, ...(description.onHandle && { onHandle }) },
  )
}
