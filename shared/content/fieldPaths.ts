/** The path of a field in Sanity's form: entries of lists are identified by their keys. */
type FieldPath = (string | number | { _key: string })[]

/**
 * Converts a path of property names and indexes, such as a zod issue's, to Sanity's form.
 * @param value the value at which the path begins
 */
export function fieldPath(path: readonly PropertyKey[], value: unknown): FieldPath {
  let current = value
  return path
    .filter((step) => typeof step !== 'symbol')
    .map((step) => {
      current = propertyOf(current, step)
      const key = propertyOf(current, '_key')
      return typeof step === 'number' && typeof key === 'string' ? { _key: key } : step
    })
}

/** Converts such a path to Sanity's notation, such as `sections[_key=="a"].heading`. */
export function fieldPathText(path: readonly PropertyKey[], value: unknown): string {
  // `@sanity/client` is not used, because Deno cannot read its types in edge functions.
  const steps = fieldPath(path, value).map((step) => {
    if (typeof step === 'string') return `.${step}`
    return typeof step === 'number' ? `[${step}]` : `[_key=="${step._key}"]`
  })
  return steps.join('').replace(/^\./, '')
}

/** Returns whether a value is an object or an array, whose properties can then be read. */
export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

function propertyOf(value: unknown, name: string | number): unknown {
  return value instanceof Object ? Reflect.get(value, name) : undefined
}

/**
 * Returns all objects and arrays in a value, including the value itself, parents first. Their paths from the value are
 * computed only when called, because most callers need few of them.
 */
export function collectObjects(
  content: unknown,
): { object: object; path(): readonly PropertyKey[] }[] {
  const objects: ReturnType<typeof collectObjects> = []
  // Not a recursive generator, because it would pass each value through all levels above it.
  const visit = (value: unknown, path: () => readonly PropertyKey[]) => {
    if (!(value instanceof Object)) return
    objects.push({ object: value, path })
    const entries = Array.isArray(value) ? value.entries() : Object.entries(value)
    for (const [step, inner] of entries)
      if (inner instanceof Object) visit(inner, () => [...path(), step])
  }
  visit(content, () => [])
  return objects
}
