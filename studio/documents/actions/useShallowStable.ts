import { useCallback, useLayoutEffect, useRef } from 'react'
import type { DocumentActionDescription } from 'sanity'

/**
 * Returns the object of an earlier render while its properties are equal. The Studio rerenders a document's header and
 * footer for each new description of an action or badge, so a new object per keystroke would slow typing down.
 */
export function useShallowStable<T extends object | null>(next: T): T {
  const last = useRef(next)
  if (!haveSameProperties(last.current, next)) last.current = next
  return last.current
}

function haveSameProperties(a: object | null, b: object | null): boolean {
  const entries = Object.entries(a ?? {})
  const entriesOfB = new Map<string, unknown>(Object.entries(b ?? {}))
  return (
    (a === null) === (b === null) &&
    entries.length === entriesOfB.size &&
    entries.every(([name, value]) => entriesOfB.has(name) && Object.is(value, entriesOfB.get(name)))
  )
}

/** Returns an action's description from an earlier render while only its handler has changed. */
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
