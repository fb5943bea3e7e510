import { defaultLanguage } from '../../shared/languages.ts'
import type { Page, Site } from '../model/types.ts'
import { palettes } from '../theme/tokens.ts'
import { headTexts } from './head.ts'
import { jsonLd } from './jsonLd.ts'

export type DocumentParts = {
  site: Site
  /** The page, or null for the not-found page. */
  page: Page | null
  /** The address the site is published under, for links that must be absolute. */
  siteUrl: string
  /** The application's HTML and `<style>`, as `renderApp` returns them. */
  html: string
  styles: string
  /** The addresses of the content modules the HTML was rendered from. */
  modules: { site: string; page: string | null }
  /** The `<script>` that starts the application. */
  script: string
  /** The Content-Security-Policy, or null while developing. */
  policy: string | null
}

/** The whole document that is served for a page. */
export function renderDocument(parts: DocumentParts): string {
  const { site, page, siteUrl, html, styles, modules, script, policy } = parts
  const address = (path: string) => new URL(path, siteUrl).href
  const { title, description } = headTexts(page, site)
  const image = site.shareImage?.files.at(-1)
  const head = [
    '<meta charset="utf-8">',
    policy && meta('http-equiv', 'Content-Security-Policy', policy),
    meta('name', 'viewport', 'width=device-width, initial-scale=1'),
    `<title>${escapeHtml(title)}</title>`,
    meta('name', 'description', description),
    page ? link('canonical', address(page.path)) : meta('name', 'robots', 'noindex'),
    meta('name', 'color-scheme', 'light dark'),
    meta('name', 'theme-color', palettes.light.deep),
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    meta('property', 'og:type', 'website'),
    meta('property', 'og:site_name', site.companyName),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    page && meta('property', 'og:url', address(page.path)),
    meta('property', 'og:locale', 'en_GB'),
    image && meta('property', 'og:image', address(image.path)),
    meta('name', 'twitter:card', image ? 'summary_large_image' : 'summary'),
    styles,
    `<script type="application/ld+json">${escapeScript(jsonLd(page, site, address))}</script>`,
    script,
  ]
  const root = [
    `data-site="${escapeHtml(modules.site)}"`,
    modules.page && `data-page="${escapeHtml(modules.page)}"`,
  ]
  return `<!doctype html>
<html lang="${defaultLanguage}">
<head>
${head.filter(Boolean).join('\n')}
</head>
<body>
<div id="root" ${root.filter(Boolean).join(' ')}>${html}</div>
</body>
</html>
`
}

function meta(kind: 'name' | 'property' | 'http-equiv', name: string, content: string): string {
  return `<meta ${kind}="${name}" content="${escapeHtml(content)}">`
}

function link(rel: string, href: string): string {
  return `<link rel="${rel}" href="${escapeHtml(href)}">`
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (c) => `&#${c.charCodeAt(0)};`)
}

/** JSON that cannot end the script element it stands in. */
function escapeScript(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c')
}
