import { fork } from 'node:child_process'
import { once } from 'node:events'
import { type BrowserContext, test as base, expect, type Page } from 'playwright/test'
import { ports } from '../../support/ports.ts'
import { restoreContent, storedContent } from './contentLake.ts'
import { contentOfSite } from './site.ts'
import { studio, visit } from './studio.ts'
import { studioExpect } from './studioExpect.ts'

type Fixtures = {
  /** Whether a test loads the Studio, instead of going on where the test before it has left it open. */
  loadsStudio: boolean
  restored: undefined
  quiet: undefined
}
type WorkerFixtures = {
  stack: undefined
  browserOfEditor: BrowserContext
  leftOpen: { page: Page | null }
}

/**
 * A test that restores all that it has changed, in the Content Lake and on the site, even if it fails. It
 * also fails on a page's errors, and on any request that would leave this machine. Each worker has its own
 * Studio, Content Lake and site.
 */
export const test = base.extend<Fixtures, WorkerFixtures>({
  stack: [
    async ({ browserName: _ }, use) => {
      const server = fork('tests/support/serveEditing.ts', { execArgv: [] })
      const [news] = await Promise.race([once(server, 'message'), once(server, 'exit')])
      if (news !== 'ready') throw new Error('The Studio did not start; the reasons are above.')
      await use(undefined)
      server.disconnect()
      await once(server, 'exit')
    },
    { scope: 'worker', auto: true, timeout: 300_000 },
  ],
  // Shared by a worker's tests, because a new one would load and compile the Studio again.
  browserOfEditor: [
    async ({ browser }, use) => {
      const context = await browser.newContext({
        baseURL: `http://localhost:${ports.site}`,
        reducedMotion: 'reduce',
      })
      await use(context)
      await context.close()
    },
    { scope: 'worker' },
  ],
  leftOpen: [({ browserName: _ }, use) => use({ page: null }), { scope: 'worker' }],
  loadsStudio: [false, { option: true }],
  context: async ({ browserOfEditor, leftOpen, loadsStudio }, use) => {
    if (loadsStudio) {
      await leftOpen.page?.close()
      leftOpen.page = null
    }
    await use(browserOfEditor)
    for (const page of browserOfEditor.pages()) if (page !== leftOpen.page) await page.close()
    await browserOfEditor.setStorageState({ cookies: [], origins: [] })
  },
  page: async ({ context, viewport, leftOpen, loadsStudio }, use) => {
    const page = leftOpen.page ?? (await context.newPage())
    leftOpen.page = null
    if (viewport) await page.setViewportSize(viewport)
    await use(page)
    if (loadsStudio || !page.url().startsWith(studio)) return
    // Leaves the form, so that its edits are saved before the content is restored.
    await studioExpect(async () => {
      // Again if Presentation, which navigates some time after a click in the preview, has returned to its own address.
      await visit(page, '/website')
      await page.getByRole('heading', { name: 'Website' }).waitFor({ timeout: 5000 })
    }).toPass()
    leftOpen.page = page
  },
  restored: [
    async ({ request }, use) => {
      const content = await storedContent()
      const site = await contentOfSite(request)
      await use(undefined)
      await restoreContent(content)
      await studioExpect.poll(() => contentOfSite(request), 'the site is as before').toEqual(site)
    },
    { auto: true },
  ],
  quiet: [
    async ({ context }, use) => {
      const complaints: string[] = []
      const onRequest = (request: { url(): string }) => {
        const { protocol, hostname } = new URL(request.url())
        if (protocol.startsWith('http') && !/(^|\.)localhost$/.test(hostname))
          complaints.push(`request to ${request.url()}`)
      }
      const onError = (error: { error(): Error }) => complaints.push(error.error().message)
      context.on('request', onRequest).on('weberror', onError)
      await use(undefined)
      context.off('request', onRequest).off('weberror', onError)
      expect(complaints).toEqual([])
    },
    { auto: true },
  ],
})

export { expect }
