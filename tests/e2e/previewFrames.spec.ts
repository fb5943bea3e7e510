import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startLake } from 'local-content-lake'
import { test as base, expect, type Page } from 'playwright/test'
import { readEnvironment } from '../../scripts/environment.ts'
import { startPreview } from '../../scripts/preview/previewServer.ts'
import { lakeClient } from '../../scripts/services/lakeClient.ts'

const preview = 'https://preview.accrapharma.example'
const studio = 'https://accra.sanity.studio'

/** The preview's response without a session, which is enough to see whether it can be framed. */
const words = 'This preview is not open'

const test = base.extend<object, { server: string }>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures' names from it
    async ({}, use) => {
      const directory = await mkdtemp(join(tmpdir(), 'preview-'))
      const lake = await startLake({ directory, port: 0 })
      const { address, close } = await startPreview({
        bundle: { files: [], script: '/entry.js' },
        port: 0,
        studioUrl: `${studio}/structure`,
        client: lakeClient(readEnvironment(), lake.address).withConfig({ token: 'local' }),
        secret: 'a secret of sixteen characters',
      })
      await use(address)
      await close()
      await lake.close()
      await rm(directory, { recursive: true })
    },
    { scope: 'worker' },
  ],
})

/** Opens a page of the first origin that frames one of the next, and so on to the preview. */
async function openNested(page: Page, server: string, origins: string[]) {
  for (const [index, origin] of origins.entries()) {
    const framed = origins[index + 1] ?? preview
    const body = `<!doctype html><iframe src="${framed}/"></iframe>`
    await page.route(`${origin}/`, (route) => route.fulfill({ contentType: 'text/html', body }))
  }
  await page.route(`${preview}/`, async (route) =>
    route.fulfill({ response: await route.fetch({ url: `${server}/` }) }),
  )
  const refusals: string[] = []
  page.on('console', (message) => refusals.push(message.text()))
  await page.goto(`${origins[0]}/`)
  return refusals
}

test.describe('the preview is shown', () => {
  for (const origins of [
    [studio],
    ['https://www.sanity.io', studio],
    ['https://www.sanity.io', 'https://core.sanity.io', studio],
  ])
    test(`in ${origins.join(' › ')}`, async ({ page, server }) => {
      await openNested(page, server, origins)
      let innermost = page.frameLocator('iframe')
      for (const _ of origins.slice(1)) innermost = innermost.frameLocator('iframe')
      await expect(innermost.getByText(words)).toBeVisible()
    })
})

test.describe('the preview is not shown', () => {
  for (const origins of [
    ['https://evil.example'],
    ['https://evil.example', studio],
    ['https://another.sanity.studio'],
  ])
    test(`in ${origins.join(' › ')}`, async ({ page, server }) => {
      const refusals = await openNested(page, server, origins)
      await expect.poll(() => refusals.join()).toContain('frame-ancestors')
      expect(page.frames().map((frame) => frame.url())).not.toContain(`${preview}/`)
    })
})

test('search engines are told to stay away from it', async ({ request, server }) => {
  const response = await request.get(`${server}/`)
  expect(response.headers()['x-robots-tag']).toBe('noindex')
})
