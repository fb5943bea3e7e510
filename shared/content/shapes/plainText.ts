import { z } from 'zod'
import { unknownPlaceholders } from '../memberships.ts'

/**
 * Characters that HTML does not allow: control characters except tab and line breaks, lone
 * surrogates, and noncharacters. Browsers replace them, which would cause hydration mismatches.
 */
const unfit = /(?![\t\n\r])\p{Control}|\p{Surrogate}|\p{Noncharacter_Code_Point}/u

/** Text without characters that HTML does not allow, and without unknown placeholders. */
export const plainText = z
  .string('is missing')
  .refine((text) => !unfit.test(text), {
    error: ({ input }) => `has a character that cannot be shown (${codePoint(String(input))})`,
  })
  .refine((text) => unknownPlaceholders(text).length === 0, {
    error: ({ input }) => `no list of countries is called ${unknownPlaceholders(String(input))[0]}`,
  })

export const nonBlankText = plainText.trim().min(1, 'is empty')

function codePoint(text: string): string {
  const code = unfit.exec(text)?.[0].codePointAt(0) ?? 0
  return `U+${code.toString(16).toUpperCase().padStart(4, '0')}`
}
