import { expect, test } from 'vitest'
import { page, site, text } from '../testing/content.ts'
import { fonts } from '../theme/fontFaces.ts'
import { palettes } from '../theme/tokens.ts'
import { renderDocument } from './renderDocument.ts'

const parts = {
  site,
  page,
  html: '<main></main>',
  styles: '',
  modules: { site: '/content/s.js', page: '/content/p.js' },
  script: '<script src="/a.js"></script>',
  policy: "default-src 'none'",
}

test('texts cannot become markup, nor end the data for search engines', () => {
  const hostile = '"><script>alert(1)</script>'
  const html = renderDocument({
    ...parts,
    page: { ...page, seo: { title: text(hostile), description: text(hostile) } },
    site: { ...site, blurb: text('</script><script>alert(2)</script>') },
  })
  expect(html).not.toContain('<script>alert')
  expect(html).toContain('&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;')
})

test('the browser’s bars have the colour of the page, in light and in dark', () => {
  const html = renderDocument(parts)
  for (const [scheme, { paper }] of Object.entries(palettes))
    expect(html).toContain(`content="${paper}" media="(prefers-color-scheme: ${scheme})"`)
})

test('the not-found page names no content module of a page', () => {
  const modules = { ...parts.modules, page: null }
  expect(renderDocument({ ...parts, page: null, modules })).not.toContain('data-page=')
})

test('a document has its policy first, its icons, its fonts, and where its content and its script are', () => {
  const html = renderDocument({ ...parts, styles: '<style></style>' })
  const lines = html.slice(html.indexOf('<head>'), html.indexOf('</head>')).split('\n')
  expect(lines.filter((line) => line !== '' && !line.includes('data-page-head'))).toEqual([
    '<head>',
    '<meta charset="utf-8">',
    '<meta http-equiv="Content-Security-Policy" content="default-src &apos;none&apos;">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<title>About us</title>',
    expect.stringContaining('<meta name="theme-color"'),
    expect.stringContaining('<meta name="theme-color"'),
    '<link rel="icon" href="/favicon.ico" sizes="32x32">',
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    '<link rel="apple-touch-icon" href="/apple-touch-icon.png">',
    '<link rel="manifest" href="/manifest.webmanifest">',
    ...fonts.map(
      ({ file }) =>
        `<link rel="preload" href="${file}" as="font" type="font/woff2" crossorigin="">`,
    ),
    '<link rel="expect" href="#site-header" blocking="render">',
    '<style></style>',
    expect.stringContaining('<script type="application/ld+json">{"@context"'),
    parts.script,
  ])
  expect(html).toContain(
    '<body>\n<div id="root" data-site="/content/s.js" data-page="/content/p.js"><main></main></div>\n</body>',
  )
  expect(html).toContain('<meta name="description" content="Who we are" data-page-head="">')
  expect(html).toContain('"url":"https://www.test.example/about"')
})

test('a document in development has no policy', () => {
  const html = renderDocument({ ...parts, policy: null })
  expect(html).not.toContain('Content-Security-Policy')
  expect(html).not.toContain('\n\n<')
})
