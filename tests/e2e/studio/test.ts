import { test as base, expect } from 'playwright/test'
import { restoreContent, storedContent } from './contentLake.ts'
import { patient } from './patient.ts'
import { contentOfSite } from './site.ts'

type Fixtures = { restored: undefined; quiet: undefined }

/**
 * A test that puts back all that it has changed, in the Content Lake and on the site, also when it
 * fails. It fails on errors of a page too, and on any request that would leave this machine.
 */
export const test = base.extend<Fixtures>({
  restored: [
    async ({ request }, use) => {
      const content = await storedContent()
      const site = await contentOfSite(request)
      await use(undefined)
      await restoreContent(content)
      await patient.poll(() => contentOfSite(request), 'the site is as before').toEqual(site)
    },
    { auto: true },
  ],
  quiet: [
    async ({ context }, use) => {
      const complaints: string[] = []
      context.on('request', (request) => {
        const { protocol, hostname } = new URL(request.url())
        if (protocol.startsWith('http') && !/(^|\.)localhost$/.test(hostname))
          complaints.push(`request to ${request.url()}`)
      })
      context.on('weberror', (error) => complaints.push(error.error().message))
      await use(undefined)
      expect(complaints).toEqual([])
    },
    { auto: true },
  ],
})

export { expect }
