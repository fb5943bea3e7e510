import { escapeUTF8 } from 'entities'
import type { DocumentParts } from '../model/entryServer.ts'
import { fonts } from '../theme/fontFaces.ts'
import { palettes } from '../theme/tokens.ts'
import { type HeadElement, pageHead } from './head.ts'
import { jsonLd } from './jsonLd.ts'
import { siteUrl } from './siteUrl.ts'

/** The policy in `parts` must allow the inline script and styles. */
export function renderDocument(parts: DocumentParts): string {
  const { site, page, html, styles, modules, script, policy } = parts
  const { title, elements } = pageHead({ site, page, siteUrl })
  const address = (path: string) => new URL(path, siteUrl).href
  const head = [
    '<meta charset="utf-8">',
    policy && tag('meta', { 'http-equiv': 'Content-Security-Policy', content: policy }),
    tag('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
    `<title>${escapeUTF8(title)}</title>`,
    ...elements.map(pageElement),
    ...(['light', 'dark'] as const).map((scheme) =>
      tag('meta', {
        name: 'theme-color',
        content: palettes[scheme].paper,
        media: `(prefers-color-scheme: ${scheme})`,
      }),
    ),
    // Because of `sizes`, browsers that support SVG icons do not use this one.
    tag('link', { rel: 'icon', href: '/favicon.ico', sizes: '32x32' }),
    tag('link', { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' }),
    tag('link', { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' }),
    tag('link', { rel: 'manifest', href: '/manifest.webmanifest' }),
    ...fonts.map(({ file }) =>
      tag('link', { rel: 'preload', href: file, as: 'font', type: 'font/woff2', crossorigin: '' }),
    ),
    // Delays the first paint until the whole header is parsed; otherwise, the header's navigation would move.
    tag('link', { rel: 'expect', href: '#site-header', blocking: 'render' }),
    styles,
    `<script type="application/ld+json">${escapeScript(jsonLd(page, site, address))}</script>`,
    script,
  ]
  const root = { id: 'root', 'data-site': modules.site, 'data-page': modules.page }
  return `<!doctype html>
<html lang="${site.language}">
<head>
${head.filter(Boolean).join('\n')}
</head>
<body>
${tag('div', root)}${html}</div>
</body>
</html>
`
}

/** An element that is replaced on navigation to another page. */
function pageElement({ tag: name, attributes }: HeadElement): string {
  return tag(name, { ...attributes, 'data-page-head': '' })
}

function tag(name: string, attributes: Record<string, string | null>): string {
  const written = Object.entries(attributes).flatMap(([attribute, value]) =>
    value === null ? [] : [` ${attribute}="${escapeUTF8(value)}"`],
  )
  return `<${name}${written.join('')}>`
}

/** Returns JSON that cannot close its script element. */
function escapeScript(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c')
}
