import { z } from 'zod'
import { languageCodes } from '../../languages.ts'
import { visibleText } from '../../text/visibleText.ts'
import { isReservedOldPath } from '../addresses/reservedPaths.ts'
import { translations } from '../languages/translationCoverage.ts'
import { issueMessage } from './issueMessages.ts'
import { pagePath } from './link.ts'
import { copiedText } from './plainText.ts'

/**
 * The path of a former address, of this site or of an earlier one, in every language. Other characters are not allowed,
 * because hosts treat them differently.
 */
const oldPath = copiedText
  .max(200, issueMessage('must have at most {count} characters', { count: 200 }))
  .regex(
    /^(\/[A-Za-z0-9][\w.-]*)+$/,
    'must be what follows the domain, such as /services/old: a slash, then letters, digits, dots and hyphens',
  )
  .refine((path) => !translations.some(({ code }) => path.startsWith(`/${code}/`)), {
    error: 'must be without its language: written as /old, it counts for every language',
    abort: true,
  })
  .refine((path) => !isReservedOldPath(path), 'is an address that the site needs for itself')

/**
 * A redirect from a former address to a page. It references the page and not its address, so that renaming pages causes
 * neither chains nor loops.
 */
export const redirect = z.object({
  _id: z.string(),
  _type: z.literal('redirect'),
  from: oldPath,
  to: pagePath,
})

/**
 * The maximum number of old addresses. Cloudflare takes 2,000 rules: one per old address and language, and some for the
 * fixed redirects and for countries that the company has left.
 */
export const maxRedirects = Math.floor(1950 / languageCodes.length)

export const tooManyRedirects = issueMessage(
  'is one more than the {count} old addresses that the site can have; delete one that nobody uses',
  { count: maxRedirects },
)

/**
 * Returns a path in a form for comparison. Some hosts answer `/About` and `/about.html` like `/about`, so a
 * redirect between them would be a loop.
 */
export function normalizedPath(path: string): string {
  return visibleText(path)
    .toLowerCase()
    .replace(/\.html$/, '')
}
