import type { Path } from 'sanity'

/**
 * Returns the path of a zod issue as the Studio writes it: an array item by its `_key` where it has
 * one, so that the message is shown at the item.
 */
export function studioPath(path: readonly PropertyKey[], value: unknown): Path {
  let current = value
  return path
    .filter((step) => typeof step !== 'symbol')
    .map((step) => {
      current = inside(current, step)
      const key = inside(current, '_key')
      return typeof step === 'number' && typeof key === 'string' ? { _key: key } : step
    })
}

function inside(value: unknown, step: string | number): unknown {
  return value instanceof Object ? Reflect.get(value, step) : undefined
}
