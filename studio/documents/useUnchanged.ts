import { useRef } from 'react'

/**
 * Returns the object of an earlier render while its properties are the same. The Studio draws a document's
 * header and footer again for each new description of an action or badge, so a new one at each key would
 * slow typing down.
 */
export function useUnchanged<T extends object | null>(next: T): T {
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
