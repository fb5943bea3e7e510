import { z } from 'zod'

/** The maximum length of a slug, far below the limits of browsers and file systems. */
export const slugLength = 60

/** The last segment of a page's path. */
export const slug = z
  .string('is missing')
  .max(slugLength, `must have at most ${slugLength} characters`)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be lower-case letters, digits and hyphens')
