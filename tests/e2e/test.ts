import { test as base, expect } from 'playwright/test'

type Fixtures = {
  /** The one address that pages of this test may send data to, where they may at all. */
  backend: string | null
  complaints: string[]
  quiet: undefined
}

/** A test that also fails on anything a page complains of, and on any request for data. */
export const test = base.extend<Fixtures>({
  backend: [null, { option: true }],
  complaints: async ({ page, backend }, use) => {
    const isExpected = (url: string) => backend !== null && url.startsWith(backend)
    const complaints: string[] = []
    page.on('console', (message) => {
      // The browser itself reports every refused request; here that is what is tested.
      if (message.type() === 'error' && !isExpected(message.location().url))
        complaints.push(message.text())
    })
    page.on('pageerror', (error) => complaints.push(error.message))
    page.on('request', (request) => {
      if (['fetch', 'xhr'].includes(request.resourceType()) && !isExpected(request.url()))
        complaints.push(`request for data: ${request.url()}`)
    })
    await use(complaints)
  },
  quiet: [
    async ({ complaints }, use) => {
      await use(undefined)
      expect(complaints).toEqual([])
    },
    { auto: true },
  ],
})

export { expect }
