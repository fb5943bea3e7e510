import { expect, test } from 'vitest'
import { page, site, text } from '../testing/content.ts'
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
