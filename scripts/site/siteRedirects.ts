import { addressOf } from '../../shared/content/addresses.ts'
import { maxSegments } from '../../shared/content/shapes/slug.ts'
import { defaultLanguage, languageCodes } from '../../shared/languages.ts'

/** A redirect; `:name` stands for a segment of a path. */
export type Redirect = { from: string; to: string }

/** The status of the fixed redirects. Old addresses have another (`scripts/site/hostFiles.ts`). */
export const redirectStatus = 301

/** A placeholder for each segment that a page's path may have. */
const segments = Array.from({ length: maxSegments }, (_, index) => `/:segment${index + 1}`)

/**
 * The fixed redirects of the site, for every host, from addresses with the code of the default language, as
 * other sites have. One rule per number of segments, because with `*` a path such as `/en//example.org`
 * would redirect to another site.
 */
export const redirects: Redirect[] = Array.from({ length: maxSegments + 1 }, (_, count) => {
  const path = segments.slice(0, count).join('')
  return { from: `/${defaultLanguage}${path}`, to: path || '/' }
})

/**
 * Returns the redirects of old addresses, in every language.
 * @param paths the path of the target page, by old path
 */
export function oldAddresses(paths: Record<string, string>): Redirect[] {
  return Object.entries(paths).flatMap(([from, to]) =>
    languageCodes.map((code) => ({ from: addressOf(from, code), to: addressOf(to, code) })),
  )
}

/** Returns a function that returns a percent-encoded path's redirect, or null. Ignores a trailing slash. */
export function redirector(rules: Redirect[]): (url: URL) => string | null {
  const exact = new Map(rules.map(({ from, to }) => [from, to]))
  const patterns = rules
    .filter(({ from }) => from.includes(':'))
    .map(({ from, to }) => ({ pattern: new URLPattern({ pathname: from }), to }))

  return ({ pathname }) => {
    const target = exact.get(pathname.replace(/(?<=.)\/$/, ''))
    if (target !== undefined) return target
    for (const { pattern, to } of patterns) {
      const groups = pattern.exec({ pathname })?.pathname.groups
      if (groups) return to.replace(/:(\w+)/g, (_, name: string) => groups[name] ?? '')
    }
    return null
  }
}
