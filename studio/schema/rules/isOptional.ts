import type { z } from 'zod'

/** Says whether a shape of the site accepts that nothing is written. */
export function isOptional(shape: z.core.$ZodType): boolean {
  return shape._zod.optin === 'optional'
}
