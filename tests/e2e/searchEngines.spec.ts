import { pages } from './pages.ts'
import { expect, test } from './test.ts'

test.use({ javaScriptEnabled: false })

for (const [path, types] of [
  ['/', ['Organization', 'WebPage']],
  ['/services/who', ['Organization', 'BreadcrumbList', 'Service', 'WebPage']],
  ['/fr/services/who', ['Organization', 'BreadcrumbList', 'Service', 'WebPage']],
  ['/faq', ['Organization', 'BreadcrumbList', 'FAQPage']],
] as const) {
  test(`${path} tells search engines what it is`, async ({ page }) => {
    await page.goto(path)
    const data = await page.locator('script[type="application/ld+json"]').textContent()
    const graph: { '@type': string }[] = JSON.parse(data ?? '')['@graph']
    expect(graph.map((node) => node['@type'])).toEqual(types)

    const canonical = await page.locator('link[rel="canonical"]').getAttribute('href')
    expect(new URL(canonical ?? '').pathname).toBe(path)
    const title = await page.title()
    await expect(page.locator('meta[property="og:title"]')).toHaveAttribute('content', title)
    await expect(page.locator('meta[property="og:url"]')).toHaveAttribute(
      'content',
      canonical ?? '',
    )
    await expect(page.locator('meta[property="og:image"]')).toHaveAttribute('content', /^https:/)
  })
}

test('every page is shared with an image that exists', async ({ request }) => {
  const shared = new Set<string>()
  for (const path of Object.keys(pages)) {
    const html = await (await request.get(path)).text()
    const [, address = ''] = /property="og:image" content="([^"]+)"/.exec(html) ?? []
    const image = await request.get(new URL(address).pathname)
    expect([path, image.status(), image.headers()['content-type']]).toEqual([
      path,
      200,
      'image/png',
    ])
    shared.add(address)
  }
  expect(shared.size).toBe(Object.keys(pages).length)
})

test('the icons and the web manifest that pages name exist', async ({ page, request }) => {
  await page.goto('/')
  for (const link of await page.locator('link[rel~="icon"], link[rel="apple-touch-icon"]').all())
    expect((await request.get((await link.getAttribute('href')) ?? '')).status()).toBe(200)
  const manifest = await request.get('/manifest.webmanifest')
  expect(manifest.headers()['content-type']).toContain('application/manifest+json')
  for (const { src } of (await manifest.json()).icons)
    expect((await request.get(src)).status()).toBe(200)
})

test('the not-found page asks not to be indexed', async ({ page, complaints }) => {
  await page.goto('/no/such/page')
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
  // Chromium logs the document's status as an error.
  expect(complaints.splice(0)).toEqual([expect.stringContaining('404')])
})

test('robots.txt names the sitemap', async ({ request }) => {
  const robots = await (await request.get('/robots.txt')).text()
  expect(robots).toMatch(/^Sitemap: https:\/\/\S+\/sitemap\.xml$/m)
})
