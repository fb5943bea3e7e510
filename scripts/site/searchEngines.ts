import { escapeUTF8 } from 'entities'

/** The list of pages for search engines (sitemaps.org). */
export function sitemapXml(paths: string[], siteUrl: string): string {
  const entries = paths
    .toSorted()
    .map((path) => `  <url><loc>${escapeUTF8(new URL(path, siteUrl).href)}</loc></url>`)
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join('\n')}
</urlset>
`
}

/** Search engines may read everything. */
export function robotsTxt(siteUrl: string): string {
  return `User-agent: *\nAllow: /\nSitemap: ${new URL('/sitemap.xml', siteUrl).href}\n`
}
