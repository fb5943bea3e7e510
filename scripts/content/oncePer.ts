/** Returns a function that computes its result once for each object, and forgets it with the object. */
export function oncePer<T extends object, Result>(
  compute: (object: T) => Result,
): (object: T) => Result {
  const known = new WeakMap<T, { result: Result }>()
  return (object) => {
    const entry = known.get(object) ?? { result: compute(object) }
    known.set(object, entry)
    return entry.result
  }
}
