import { test as base, expect } from 'playwright/test'

/** A test that also fails on anything a page complains of, and on any request for data. */
export const test = base.extend<{ complaints: string[]; quiet: undefined }>({
  complaints: async ({ page }, use) => {
    const complaints: string[] = []
    page.on('console', (message) => {
      if (message.type() === 'error') complaints.push(message.text())
    })
    page.on('pageerror', (error) => complaints.push(error.message))
    page.on('request', (request) => {
      if (['fetch', 'xhr'].includes(request.resourceType()))
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
