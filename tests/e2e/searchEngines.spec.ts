import { expect, test } from './test.ts'

test.use({ javaScriptEnabled: false })

for (const [path, types] of [
  ['/', ['Organization']],
  ['/services/who', ['Organization', 'BreadcrumbList', 'Service']],
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
