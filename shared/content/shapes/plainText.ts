import { z } from 'zod'
import { unprintableCharacter } from '../../text/printableText.ts'
import {
  isBlank,
  normalizeText,
  reordering,
  visibleText,
  withoutInvisible,
} from '../../text/visibleText.ts'
import { unknownPlaceholders } from '../countries/countryPlaceholders.ts'
import { issueMessage } from './issueMessages.ts'

/**
 * Characters that HTML does not allow: lone surrogates and noncharacters. Browsers replace them, which would cause
 * hydration mismatches.
 */
const unfit = /\p{Surrogate}|\p{Noncharacter_Code_Point}/u

/** Text after `clean`, without characters that HTML does not allow. */
const fitText = (clean: (text: string) => string) =>
  z
    .string('is missing')
    .overwrite(clean)
    .refine((text) => !unfit.test(text), {
      error: ({ input }) =>
        issueMessage('has a character that cannot be shown ({code})', {
          code: codePoint(String(input)),
        }),
    })

/** Text without characters that have no effect or cannot be shown, and without unknown placeholders. */
export const plainText = fitText(normalizeText)
  .refine((text) => !reordering.test(text), {
    error: ({ input }) =>
      issueMessage(
        'has an invisible character that turns letters around, at “{words}”: type these words again',
        { words: wordsAround(String(input)) },
      ),
  })
  .refine((text) => unknownPlaceholders(text).length === 0, {
    error: ({ input }) =>
      issueMessage('no group of countries is called {name}', {
        name: String(unknownPlaceholders(String(input))[0]),
      }),
  })

export const nonBlankText = plainText.trim().refine((text) => !isBlank(text), 'is empty')

/** Text that PDFs show too. Their fonts have fewer characters than browsers find. */
export const printedText = nonBlankText.refine(
  (text) => unprintableCharacter(visibleText(text)) === undefined,
  {
    error: ({ input }) =>
      issueMessage('has a character that PDFs cannot show ({character})', {
        character: unprintableCharacter(visibleText(String(input))) ?? '',
      }),
  },
)

/** An address or a number, which editors usually copy. Invisible characters are removed. */
export const copiedText = fitText((text) => withoutInvisible(text).trim())

function codePoint(text: string): string {
  const code = unfit.exec(text)?.[0].codePointAt(0) ?? 0
  return `U+${code.toString(16).toUpperCase().padStart(4, '0')}`
}

/** Returns the words beside the first reordering character, because editors cannot see the character. */
function wordsAround(text: string): string {
  const place = text.search(reordering)
  const beside = [text.slice(0, place), text.slice(place)].map((part) =>
    withoutInvisible(part).trim().split(/\s+/),
  )
  return [beside[0]?.at(-1), beside[1]?.[0]].filter(Boolean).join(' ')
}
