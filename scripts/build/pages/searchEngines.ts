import { escapeUTF8 } from 'entities'
import { alternatesOf } from '../../../shared/content/addresses/addresses.ts'
import type { Language } from '../../../shared/languages.ts'

type ListedPage = { path: string; modified?: string | undefined; languages?: readonly Language[] }

/** Returns the sitemap (sitemaps.org): each page in each of its languages, with alternates as in Google's extension. */
export function sitemapXml(pages: ListedPage[], siteUrl: string): string {
  const full = (address: string) => escapeUTF8(new URL(address, siteUrl).href)
  const byPath = pages.toSorted((a, b) => (a.path < b.path ? -1 : 1))
  const entries = byPath.flatMap(({ path, modified, languages }) => {
    const alternates = alternatesOf(path, languages)
    const links = alternates.map(
      ({ hreflang, address }) =>
        `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${full(address)}"/>`,
    )
    const lastmod = modified ? `<lastmod>${modified}</lastmod>` : ''
    const addresses = new Set(alternates.map(({ address }) => address))
    return [...addresses].map(
      (address) => `  <url><loc>${full(address)}</loc>${lastmod}${links.join('')}</url>`,
    )
  })
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.join('\n')}
</urlset>
`
}

export function robotsTxt(siteUrl: string): string {
  return `User-agent: *\nAllow: /\nSitemap: ${new URL('/sitemap.xml', siteUrl).href}\n`
}
