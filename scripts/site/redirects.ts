import { addressOf } from '../../shared/content/addresses.ts'
import { maxSegments } from '../../shared/content/shapes/slug.ts'
import { defaultLanguage, languageCodes } from '../../shared/languages.ts'

/** A redirect; `:name` stands for a segment of a path. */
export type Redirect = { from: string; to: string }

/** The status of the fixed redirects. Hosts answer old addresses with another (`scripts/hosting/siteFiles.ts`). */
export const redirectStatus = 301

/** As many as a page's path may have. */
const segments = Array.from({ length: maxSegments }, (_, index) => `/:segment${index + 1}`)

/**
 * The fixed redirects of the site, for every host: visitors who are used to a language in each address
 * find the pages of the language that has none. Segment by segment, because with `*` a path such as
 * `/en//example.org` would be sent to another site.
 */
export const redirects: Redirect[] = Array.from({ length: maxSegments + 1 }, (_, count) => {
  const path = segments.slice(0, count).join('')
  return { from: `/${defaultLanguage}${path}`, to: path || '/' }
})

/**
 * Returns the redirects of old addresses, each in every language.
 * @param paths the path of the target page, by the old path
 */
export function oldAddresses(paths: Record<string, string>): Redirect[] {
  return Object.entries(paths).flatMap(([from, to]) =>
    languageCodes.map((code) => ({ from: addressOf(from, code), to: addressOf(to, code) })),
  )
}

/**
 * Returns a function that says where a URL's path, percent-encoded as it is, is redirected, or null. A slash
 * at the end changes nothing.
 */
export function redirector(rules: Redirect[]): (url: URL) => string | null {
  const exact = new Map(rules.map(({ from, to }) => [from, to]))
  const patterns = rules
    .filter(({ from }) => from.includes(':'))
    .map(({ from, to }) => ({ pattern: new URLPattern({ pathname: from }), to }))

  return ({ pathname }) => {
    const known = exact.get(pathname.replace(/(?<=.)\/$/, ''))
    if (known !== undefined) return known
    for (const { pattern, to } of patterns) {
      const groups = pattern.exec({ pathname })?.pathname.groups
      if (groups) return to.replace(/:(\w+)/g, (_, name: string) => groups[name] ?? '')
    }
    return null
  }
}
