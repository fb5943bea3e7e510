import { defaultLanguage } from '../../shared/languages.ts'

/** A permanent redirect; `:name` stands for a segment of a path. */
export type Redirect = { from: string; to: string }

/** The status of every redirect. */
export const redirectStatus = 301

/**
 * The redirects of the site, for every host: visitors who are used to a language in each address
 * find the pages of the language that has none. Segment by segment, because with `*` a path such as
 * `/en//example.org` would be sent to another site.
 */
export const redirects: Redirect[] = ['', '/:page', '/:section/:page'].map((path) => ({
  from: `/${defaultLanguage}${path}`,
  to: path || '/',
}))

const patterns = redirects.map(({ from, to }) => ({
  pattern: new URLPattern({ pathname: from }),
  to,
}))

/** Returns where a URL's path, percent-encoded as it is, is redirected, or null. */
export function redirectOf({ pathname }: URL): string | null {
  for (const { pattern, to } of patterns) {
    const groups = pattern.exec({ pathname })?.pathname.groups
    if (groups) return to.replace(/:(\w+)/g, (_, name: string) => groups[name] ?? '')
  }
  return null
}
