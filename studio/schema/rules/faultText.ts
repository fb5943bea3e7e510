import type { Message } from '../../i18n/messages.ts'
import { translate, translateFilled } from '../../i18n/t.ts'
import { sentence } from './sentence.ts'

/** The messages of the site's shapes in which something is filled in. */
export const filled = [
  'Must have at most {count} characters',
  'Has {count} entries where English has {english}',
  'Has a character that cannot be shown ({code})',
  'No country has the code {code}',
  'Is a file of the kind {kind}; only PDF files can be offered',
  'Has {size} MB; at most {most} MB can be offered',
  'Is of the format {format}; the site takes {formats}, which cannot contain scripts',
] as const satisfies Message[]

/**
 * Returns a message of the site's shapes as a sentence in the Studio's language. Shapes know English
 * alone, because builds report it too.
 */
export function faultText(message: string): string {
  const english = sentence(message)
  return translateFilled(english, filled) ?? translate(english)
}
