import { addressOf } from '../../../shared/content/addresses/addresses.ts'
import { maxSegments } from '../../../shared/content/shapes/slug.ts'
import { defaultLanguage, languageCodes } from '../../../shared/languages.ts'

/** A redirect; `:name` stands for a segment of a path. */
export type Redirect = { from: string; to: string; status: number }

export const redirectStatus = 301

/**
 * The status of old addresses. Not 301, because Cloudflare sends redirects without Cache-Control: browsers would cache
 * a 301 for ever, and loop between the addresses of a page that is renamed back.
 */
const uncachedStatus = 302

/** A placeholder for each segment that a page's path may have. */
const segments = Array.from({ length: maxSegments }, (_, index) => `/:segment${index + 1}`)

/**
 * The fixed redirects of the site, for every host, from addresses with the code of the default language, as
 * other sites have. One rule per number of segments, because with `*` a path such as `/en//example.org`
 * would redirect to another site.
 */
export const redirects: Redirect[] = Array.from({ length: maxSegments + 1 }, (_, count) => {
  const path = segments.slice(0, count).join('')
  return { from: `/${defaultLanguage}${path}`, to: path || '/', status: redirectStatus }
})

/**
 * Returns the redirects of old addresses, in every language.
 * @param paths the path of the target page, by old path
 */
export function oldAddresses(paths: Record<string, string>): Redirect[] {
  return Object.entries(paths).flatMap(([from, to]) =>
    languageCodes.map((code) => {
      return { from: addressOf(from, code), to: addressOf(to, code), status: uncachedStatus }
    }),
  )
}

/** Returns a function that returns a percent-encoded path's redirect, or null. Ignores a trailing slash. */
export function redirector(rules: Redirect[]): (url: URL) => Redirect | null {
  const exact = new Map(rules.map((rule) => [rule.from, rule]))
  const patterns = rules
    .filter(({ from }) => from.includes(':'))
    .map((rule) => ({ pattern: new URLPattern({ pathname: rule.from }), rule }))

  return ({ pathname }) => {
    const exactRule = exact.get(pathname.replace(/(?<=.)\/$/, ''))
    if (exactRule !== undefined) return exactRule
    for (const { pattern, rule } of patterns) {
      const groups = pattern.exec({ pathname })?.pathname.groups
      const fill = (_: string, name: string) => groups?.[name] ?? ''
      if (groups) return { ...rule, to: rule.to.replace(/:(\w+)/g, fill) }
    }
    return null
  }
}
