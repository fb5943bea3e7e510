import { test as base, expect } from 'playwright/test'

/** The beginning of the warning that a document did not match what React renders. */
export const renderedAnew = 'The document was rendered anew'

type Fixtures = {
  /** The only origin from which pages may request data; null for none. */
  supabase: string | null
  /** Errors of the page, and forbidden requests. A test removes those that it expects. */
  complaints: string[]
  quiet: undefined
}

/** A test that also fails on errors in the page's console and on any request for data. */
export const test = base.extend<Fixtures>({
  supabase: [null, { option: true }],
  complaints: async ({ page, supabase }, use) => {
    const isExpected = (url: string) => supabase !== null && url.startsWith(supabase)
    const complaints: string[] = []
    page.on('console', (message) => {
      // Chromium logs refused requests as errors; with Supabase, tests cause them.
      if (message.type() === 'error' && !isExpected(message.location().url))
        complaints.push(message.text())
      // A warning, because extensions cause it too; none changes the pages of tests.
      if (message.text().startsWith(renderedAnew)) complaints.push(message.text())
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
