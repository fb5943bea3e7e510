import type { z } from 'zod'

/** Returns whether a shape accepts undefined. */
export function isOptional(shape: z.core.$ZodType): boolean {
  return shape._zod.optin === 'optional'
}
