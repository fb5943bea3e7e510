import type { CustomValidator } from 'sanity'
import type { z } from 'zod'
import { faultText } from './faultText.ts'

/**
 * Validates a field against the site's shape, so that what the gate would refuse cannot be
 * published. An empty field is left to `required`.
 */
export function agrees(shape: z.ZodType): CustomValidator<unknown> {
  return (value, { hidden }) => {
    if (value === undefined || hidden) return true
    const issue = shape.safeParse(value).error?.issues[0]
    return issue ? faultText(issue.message) : true
  }
}
