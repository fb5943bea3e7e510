import { z } from 'zod'

/** The last part of a page's path. */
export const slug = z
  .string('is missing')
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be lower-case letters, digits and hyphens')
