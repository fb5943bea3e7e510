import type { CustomValidator } from 'sanity'
import { z } from 'zod'
import { plainMessages } from '../../../shared/content/shapes/plainMessages.ts'
import type { Message } from '../../i18n/messages.ts'
import { translate, translateFilled } from '../../i18n/t.ts'

/** Returns a shape's message as a sentence. In builds it follows the name of a field. */
export function sentence(message: string): string {
  const complete = /^(?:is|has|must|makes|cuts|links|refers) /.test(message)
    ? `this field ${message}`
    : message
  return complete.charAt(0).toUpperCase() + complete.slice(1)
}

/** Returns a type's title for the middle of a sentence. FAQ keeps its capitals. */
export function insideSentence(title: string): string {
  return title.replace(/^[A-Z](?=[a-z])/, (letter) => letter.toLowerCase())
}

export const messagesWithPlaceholders = [
  'This field must have at most {count} characters',
  'This field has {count} entries where English has {english}',
  'This field has a character that cannot be shown ({code})',
  'This field has an invisible character that turns letters around, at “{words}”: type these words again',
  'This field must have at most {count} entries',
  'This field must have at most {count} columns',
  'This field must have at most {count} rows',
  'This field must keep {words}',
  'This field has {words}, which the site cannot fill in',
  'This field makes the path {path}, which the site needs for itself',
  'This field is below {path}, where only pages of one kind are: make a page of this kind, or choose another address',
  'This field is one more than the {count} old addresses that the site can have; delete one that nobody uses',
  'This field is used twice on the page: {anchor}',
  'This field is no section of the page: {anchor}',
  'This field has the same address as another page: {path}',
  'This field has the same title as another page: {title}',
  'This field is the same address as another: {path}',
  'No country has the code {code}',
  'No list of countries is called {name}',
  'This field is a file of the kind {kind}; only {name} files can be offered',
  'This field has {size} MB; at most {most} MB can be offered',
  'This field has {count} million pixels; at most {most} million can be shown: make the picture smaller',
  'This field is a file that the Content Lake answers with {status}: {url}',
  'This field is no image: {url}',
  'This field is not a file of the Content Lake: {url}',
  'This field is of the format {format}; the site takes {formats}, which cannot contain scripts',
  'Together the documents have {size} MB, and at most {most} MB can change at once. This one is the largest: put it into a plan of its own.',
] as const satisfies Message[]

/**
 * Returns a shape's message as a sentence in the Studio's language. Shapes have English messages only,
 * because builds report them too.
 */
export function issueText(message: string): string {
  const english = sentence(message)
  return translateFilled(english, messagesWithPlaceholders) ?? translate(english)
}

/** Validates a field against the site's shape, as the gate does. `required` handles empty fields. */
export function matchesShape(shape: z.core.$ZodType): CustomValidator<unknown> {
  return (value, { hidden }) => {
    if (value === undefined || hidden) return true
    const issue = z.safeParse(shape, value, plainMessages).error?.issues[0]
    return issue ? issueText(issue.message) : true
  }
}
