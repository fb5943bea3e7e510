import type { CustomValidator } from 'sanity'
import { z } from 'zod'
import { fieldPath } from '../../../shared/content/fieldPaths.ts'
import { messagesWithValues } from '../../../shared/content/shapes/issueMessages.ts'
import { plainMessages } from '../../../shared/content/shapes/plainMessages.ts'
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

const sentencesWithValues = messagesWithValues.map(sentence)

/**
 * Returns a shape's message as a sentence in the Studio's language. Shapes have English messages only,
 * because builds report them too.
 */
export function issueText(message: string): string {
  const english = sentence(message)
  return translateFilled(english, sentencesWithValues) ?? translate(english)
}

/**
 * Validates a list of points against the site's shape: whether it has any, and whether each has its text. The texts
 * themselves have their own rules.
 */
export function matchesPoints(shape: z.ZodPipe): CustomValidator<unknown> {
  return (value, { hidden }) => {
    if (value === undefined || hidden) return true
    const issues = z.safeParse(shape, value, plainMessages).error?.issues ?? []
    return issues
      .filter(({ path }) => path.length <= 2)
      .map(({ message, path }) => ({ message: issueText(message), path: fieldPath(path, value) }))
  }
}

/** Validates a field against the site's shape, as the gate does. `required` handles empty fields. */
export function matchesShape(shape: z.core.$ZodType): CustomValidator<unknown> {
  return (value, { hidden }) => {
    if (value === undefined || hidden) return true
    const issue = z.safeParse(shape, value, plainMessages).error?.issues[0]
    return issue ? issueText(issue.message) : true
  }
}
