import { use } from 'react'

/** A loaded value, or the promise of a value. Only a promise makes React suspend. */
export type Loadable<T> = T | Promise<T>

/** Returns the cached value or promise of a key, because React's `use` needs a stable promise. */
export function loadOnce<Key, T>(values: Map<Key, T>, key: Key, load: () => T): T {
  const loaded = values.get(key)
  if (loaded !== undefined) return loaded
  const loading = load()
  values.set(key, loading)
  return loading
}

/** Suspends while the value loads. */
export function useLoaded<T>(value: Loadable<T>): T {
  return value instanceof Promise ? use(value) : value
}
