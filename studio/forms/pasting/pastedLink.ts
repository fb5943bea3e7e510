import { languageAndPath } from '../../../shared/content/addresses/addresses.ts'
import { webAddress } from '../../../shared/content/shapes/link.ts'
import { normalizedPath } from '../../../shared/content/shapes/redirect.ts'

/** The pages of the site, to recognize their addresses. */
export type SitePages = {
  /** The hosts that serve the site, such as `www.example.org`. */
  hosts: ReadonlySet<string>
  /** The ids of pages by `normalizedPath`, including the paths that redirect to them. */
  ids: ReadonlyMap<string, string>
}

/** An annotation of rich text, without its key. */
export type PastedLink =
  | { _type: 'webLink'; url: string }
  | { _type: 'pageLink'; page: { _type: 'reference'; _ref: string } }

/** Redirect services, which take the target's address as a query parameter, as `google.com/url?q=` does. */
const redirectors = [
  { address: /^(www\.)?google\.[a-z.]+\/url$/, parameters: ['q', 'url'] },
  { address: /\.safelinks\.protection\.(outlook\.com|office365\.us)\//, parameters: ['url'] },
  { address: /^statics\.teams\.cdn\.office\.net\/.*safelinks/, parameters: ['url'] },
  { address: /^lm?\.(facebook|instagram)\.com\//, parameters: ['u'] },
  { address: /^(www\.)?linkedin\.com\/(redir\/redirect|safety\/go)\/?$/, parameters: ['url'] },
  { address: /^(www\.)?youtube\.com\/redirect$/, parameters: ['q'] },
]

const tracking = /^(utm_[^=]*|fbclid|gclid|dclid|gbraid|wbraid|msclkid|srsltid)(=|$)/i

/**
 * Converts an address to a link of the content: to a page of the site, or to another website by https. Returns null for
 * other addresses, such as `mailto:`.
 */
export function toLink(address: string, { hosts, ids }: SitePages): PastedLink | null {
  const url = destination(URL.parse(address.trim()))
  if (!url) return null
  if (hosts.has(url.host) && /^https?:$/.test(url.protocol)) {
    const { pathname } = url
    const paths = [languageAndPath(pathname).path, pathname].map(normalizedPath)
    const id = paths.map((path) => ids.get(path)).find((match) => match !== undefined)
    if (id !== undefined) return { _type: 'pageLink', page: { _type: 'reference', _ref: id } }
  }
  const { data } = webAddress.safeParse(url.href.replaceAll("'", '%27'))
  return data === undefined ? null : { _type: 'webLink', url: data }
}

/** Resolves an address behind a redirect service, and removes tracking parameters. */
function destination(url: URL | null): URL | null {
  if (!url) return null
  const parameters = redirectors.find(({ address }) =>
    address.test(url.host + url.pathname),
  )?.parameters
  for (const name of parameters ?? []) {
    const target = URL.parse(url.searchParams.get(name) ?? '')
    if (target) return destination(target)
  }
  const query = url.search.slice(1).split('&')
  // Joined by hand, because `searchParams` would re-encode the remaining parameters.
  url.search = query.filter((parameter) => !tracking.test(parameter)).join('&')
  return url
}

/** Returns the address if a text is nothing but an address, or null. */
export function addressIn(text: string): string | null {
  const address = text.trim()
  if (/^www\.[^\s.]+\.\S+$/i.test(address)) return `https://${address}`
  return /^(https?:\/\/|mailto:|tel:)\S+$/i.test(address) ? address : null
}
