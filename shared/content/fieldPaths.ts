/** The path of a field as Sanity has it: an entry of a list is named by its key. */
type FieldPath = (string | number | { _key: string })[]

/**
 * Returns the Sanity path of a path of property names and indexes, such as a zod issue's.
 * @param value the value that the path begins at
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

/** Returns the same in Sanity's notation, such as `sections[_key=="a"].heading`. */
export function fieldPathText(path: readonly PropertyKey[], value: unknown): string {
  // Not by @sanity/client, whose types Deno cannot read in edge functions.
  const steps = fieldPath(path, value).map((step) => {
    if (typeof step === 'string') return `.${step}`
    return typeof step === 'number' ? `[${step}]` : `[_key=="${step._key}"]`
  })
  return steps.join('').replace(/^\./, '')
}

/** Returns whether a value from outside is an object, or a list. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

function propertyOf(value: unknown, name: string | number): unknown {
  return value instanceof Object ? Reflect.get(value, name) : undefined
}

/** Returns a value and every value inside it that is an object, each with its path, parents first. */
export function objectsIn(content: unknown): { object: object; path: readonly PropertyKey[] }[] {
  const found: ReturnType<typeof objectsIn> = []
  // No generator, because each value would pass through one for each level above it.
  const visit = (value: unknown, path: readonly PropertyKey[]) => {
    if (!(value instanceof Object)) return
    found.push({ object: value, path })
    const entries = Array.isArray(value) ? value.entries() : Object.entries(value)
    for (const [step, inner] of entries) if (inner instanceof Object) visit(inner, [...path, step])
  }
  visit(content, [])
  return found
}
