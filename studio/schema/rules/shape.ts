import type { CustomValidator } from 'sanity'
import { z } from 'zod'
import type { Message } from '../../i18n/messages.ts'
import { translate, translateFilled } from '../../i18n/t.ts'

/** Capitalises a shape's message, which is written to follow the name of a field. */
export function sentence(message: string): string {
  return message.charAt(0).toUpperCase() + message.slice(1)
}

/** Returns a type's title for the middle of a sentence; FAQ stays FAQ. */
export function insideSentence(title: string): string {
  return title.replace(/^[A-Z](?=[a-z])/, (letter) => letter.toLowerCase())
}

/** The messages of the site's shapes in which something is filled in. */
export const filled = [
  'Must have at most {count} characters',
  'Has {count} entries where English has {english}',
  'Has a character that cannot be shown ({code})',
  'No country has the code {code}',
  'No list of countries is called {name}',
  'Is a file of the kind {kind}; only PDF files can be offered',
  'Has {size} MB; at most {most} MB can be offered',
  'Is of the format {format}; the site takes {formats}, which cannot contain scripts',
] as const satisfies Message[]

/**
 * Returns a message of the site's shapes as a sentence in the Studio's language. Shapes know English
 * alone, because builds report it too.
 */
export function issueText(message: string): string {
  const english = sentence(message)
  return translateFilled(english, filled) ?? translate(english)
}

/**
 * Validates a field against the site's shape, so that what the gate would refuse cannot be
 * published. An empty field is left to `required`.
 */
export function matchesShape(shape: z.core.$ZodType): CustomValidator<unknown> {
  return (value, { hidden }) => {
    if (value === undefined || hidden) return true
    const issue = z.safeParse(shape, value).error?.issues[0]
    return issue ? issueText(issue.message) : true
  }
}
