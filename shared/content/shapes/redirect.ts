import { z } from 'zod'
import { languageCodes } from '../../languages.ts'
import { isOwnFile } from '../reservedPaths.ts'
import { pagePath } from './link.ts'

/**
 * The path of an address that was public, on this site or on one before it. It stands for the address in
 * every language. Hosts treat letters beyond these differently.
 */
const oldPath = z
  .string('is missing')
  .max(200, 'must have at most 200 characters')
  .regex(
    /^(\/[A-Za-z0-9][\w.-]*)+$/,
    'must be what follows the domain, such as /services/old: a slash, then letters, digits, dots and hyphens',
  )
  .refine((path) => !isOwnFile(path), 'is an address that the site needs for itself')

/**
 * An address that was public, and the page that its visitors are led to. Redirects refer to pages and not
 * to addresses: there are no chains, because they follow a page that is renamed, and no loops.
 */
export const redirect = z.object({
  _id: z.string(),
  _type: z.literal('redirect'),
  from: oldPath,
  to: pagePath,
})

/**
 * The most old addresses of a site, because Cloudflare takes 2,000 rules: one for each language, and some
 * for the fixed redirects.
 */
export const mostRedirects = Math.floor(1950 / languageCodes.length)

export const tooManyRedirects = `is one more than the ${mostRedirects} old addresses that the site can have; delete one that nobody uses`

/**
 * Returns a path in the form in which two are compared: some hosts answer `/About` and `/about.html` like
 * `/about`, and would answer a redirect between them for ever.
 */
export function comparable(path: string): string {
  return path.toLowerCase().replace(/\.html$/, '')
}
