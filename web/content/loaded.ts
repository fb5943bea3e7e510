import { use } from 'react'

/** A value, or the promise of it while it is being loaded. */
export type Loadable<T> = T | Promise<T>

/** Returns the value or promise under a key, the same one each time, as React's `use` requires. */
export function loadOnce<Key, T>(
  values: Map<Key, Loadable<T>>,
  key: Key,
  load: () => Promise<T>,
): Loadable<T> {
  const known = values.get(key)
  if (known !== undefined) return known
  const loading = load()
  values.set(key, loading)
  return loading
}

/** Returns a loaded value at once; suspends while it is being loaded. */
export function useLoaded<T>(value: Loadable<T>): T {
  return value instanceof Promise ? use(value) : value
}
