import { z } from 'zod'
import { languageCodes } from '../../languages.ts'
import { isReservedOldPath } from '../reservedPaths.ts'
import { pagePath } from './link.ts'

/** The path of a former address, of this or an earlier site, with characters that all hosts treat alike. */
const oldPath = z
  .string('is missing')
  .max(200, 'must have at most 200 characters')
  .regex(
    /^(\/[A-Za-z0-9][\w.-]*)+$/,
    'must be what follows the domain, such as /services/old: a slash, then letters, digits, dots and hyphens',
  )
  .refine((path) => !isReservedOldPath(path), 'is an address that the site needs for itself')

/** A redirect to a page and not to its address, so that renaming makes neither chains nor loops. */
export const redirect = z.object({
  _id: z.string(),
  _type: z.literal('redirect'),
  from: oldPath,
  to: pagePath,
})

/** The maximum number of old addresses: Cloudflare takes 2,000 rules, one for each in each language. */
export const maxRedirects = Math.floor(1950 / languageCodes.length)

export const tooManyRedirects = `is one more than the ${maxRedirects} old addresses that the site can have; delete one that nobody uses`

/** Returns a path for comparison: some hosts answer `/About` and `/about.html` like `/about`, which would loop. */
export function normalizedPath(path: string): string {
  return path.toLowerCase().replace(/\.html$/, '')
}
