import { escapeUTF8 } from 'entities'
import { alternatesOf } from '../../shared/content/addresses.ts'

/**
 * Returns the sitemap (sitemaps.org): each page in each language, with the addresses of all languages
 * in Google's extension.
 */
export function sitemapXml(paths: string[], siteUrl: string): string {
  const full = (address: string) => escapeUTF8(new URL(address, siteUrl).href)
  const entries = paths.toSorted().flatMap((path) => {
    const alternates = alternatesOf(path)
    const links = alternates.map(
      ({ hreflang, address }) =>
        `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${full(address)}"/>`,
    )
    const addresses = new Set(alternates.map(({ address }) => address))
    return [...addresses].map(
      (address) => `  <url><loc>${full(address)}</loc>${links.join('')}</url>`,
    )
  })
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.join('\n')}
</urlset>
`
}

/** Returns a robots.txt that allows everything. */
export function robotsTxt(siteUrl: string): string {
  return `User-agent: *\nAllow: /\nSitemap: ${new URL('/sitemap.xml', siteUrl).href}\n`
}
