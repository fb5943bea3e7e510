import type { z } from 'zod'

/**
 * Parses JSON of the browser's storage. Returns null if there is none, or if it has another shape, because another
 * version of the Studio may have stored it.
 */
export function parseStored<Value>(shape: z.ZodType<Value>, stored: string | null): Value | null {
  try {
    return shape.parse(JSON.parse(stored ?? 'null'))
  } catch {
    return null
  }
}
