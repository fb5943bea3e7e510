import { hydrated } from './hydrated.ts'
import { expect, test } from './test.ts'

// The demo content says that /our-services was the address of the services.

for (const [address, target] of [
  ['/our-services', '/services'],
  ['/fr/our-services', '/fr/services'],
] as const) {
  test(`${address} leads on by the host's rule, with query and fragment`, async ({ page }) => {
    await page.goto(`${address}?from=mail#core`)
    await expect(page).toHaveURL(`${target}?from=mail#core`)
    await page.reload()
    await expect(page).toHaveURL(`${target}?from=mail#core`)
    await expect(page.locator('main h1')).toBeVisible()
  })

  test(`${address} leads on in the running application`, async ({ page }) => {
    let documents = 0
    page.on('request', (request) => {
      if (request.resourceType() === 'document') documents += 1
    })
    await page.goto(target.replace('services', 'about'))
    await hydrated(page)
    // Like a link in a page that was loaded before the address changed.
    await page.evaluate((path) => {
      history.pushState(null, '', `${path}#core`)
      dispatchEvent(new PopStateEvent('popstate'))
    }, address)
    await expect(page).toHaveURL(`${target}#core`)
    await expect(page.locator('#core')).toBeVisible()
    await page.goBack()
    await expect(page).toHaveURL(target.replace('services', 'about'))
    expect(documents).toBe(1)
  })
}

/** The address of the document itself, which no rule redirects. */
const leading = '/pt/our-services.html'

for (const javaScriptEnabled of [true, false])
  test.describe(`the page at an old address, scripts ${javaScriptEnabled ? 'on' : 'off'}`, () => {
    test.use({ javaScriptEnabled })

    test('leads on where a host has no rules', async ({ page }) => {
      const responses: [string, number][] = []
      page.on('response', (response) => {
        if (response.request().resourceType() === 'document')
          responses.push([new URL(response.url()).pathname, response.status()])
      })
      // The page's own navigation may interrupt this one.
      await page.goto(`${leading}#core`, { waitUntil: 'commit' })
      await expect(page).toHaveURL(javaScriptEnabled ? '/pt/services#core' : '/pt/services')
      expect(responses).toEqual([
        [leading, 200],
        ['/pt/services', 200],
      ])
    })
  })

test('search engines read where the page is now, and not to list the old address', async ({
  request,
}) => {
  const html = await (await request.get(leading)).text()
  expect(html).toMatch(/<link rel="canonical" href="https?:\/\/[^/]+\/pt\/services">/)
  expect(html).toContain('<meta name="robots" content="noindex">')
  expect(await (await request.get('/sitemap.xml')).text()).not.toContain('our-services')
})
