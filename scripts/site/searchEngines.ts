import { escapeUTF8 } from 'entities'

/** Returns the sitemap (sitemaps.org). */
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

/** Returns a robots.txt that allows everything. */
export function robotsTxt(siteUrl: string): string {
  return `User-agent: *\nAllow: /\nSitemap: ${new URL('/sitemap.xml', siteUrl).href}\n`
}
