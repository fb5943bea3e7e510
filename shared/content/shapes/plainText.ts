import { z } from 'zod'

/**
 * Characters that HTML cannot carry: control characters except tab and line breaks, halves of
 * surrogate pairs, and code points that Unicode has set aside. A browser replaces them, so that the
 * page it hydrates differs from the one that was built.
 */
const unfit = /(?![\t\n\r])\p{Control}|\p{Surrogate}|\p{Noncharacter_Code_Point}/u

/** Text that reaches the page as it is. */
export const plainText = z.string('is missing').refine((text) => !unfit.test(text), {
  error: ({ input }) => `has a character that cannot be shown (${codePoint(String(input))})`,
})

function codePoint(text: string): string {
  const code = unfit.exec(text)?.[0].codePointAt(0) ?? 0
  return `U+${code.toString(16).toUpperCase().padStart(4, '0')}`
}
