import type { Page } from 'playwright/test'

/** A virtual screen reader in the page, and the accessibility tree that Chromium gives real ones. */

const address = '/assets/virtual-screen-reader.js'

/** Makes the virtual screen reader available in a page. */
export async function provideReader(page: Page) {
  await page.route(`**${address}`, (route) =>
    route.fulfill({
      path: 'node_modules/@guidepup/virtual-screen-reader/lib/esm/index.browser.js',
      contentType: 'text/javascript',
    }),
  )
}

/** Returns what is announced from the start of an element to its end. */
export function readAloud(page: Page, selector: string): Promise<string[]> {
  return page.evaluate(
    async ({ address, selector }) => {
      const { virtual }: typeof import('@guidepup/virtual-screen-reader') = await import(address)
      await virtual.stop()
      await virtual.start({ container: document.querySelector(selector) ?? document.body })
      const first = await virtual.lastSpokenPhrase()
      do await virtual.next()
      while ((await virtual.lastSpokenPhrase()) !== `end of ${first}`)
      return virtual.spokenPhraseLog()
    },
    { address, selector },
  )
}

/** Listens to announcements of the page. Returns a function that returns those since. */
export async function listen(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(async (address) => {
    const { virtual }: typeof import('@guidepup/virtual-screen-reader') = await import(address)
    await virtual.start({ container: document.body })
  }, address)
  return () =>
    page.evaluate(async (address) => {
      const { virtual }: typeof import('@guidepup/virtual-screen-reader') = await import(address)
      return virtual.spokenPhraseLog()
    }, address)
}

/** Returns the nodes of a role in Chromium's accessibility tree, which includes generated content. */
export async function nodesOf(page: Page, role: string) {
  const session = await page.context().newCDPSession(page)
  const { nodes } = await session.send('Accessibility.getFullAXTree')
  await session.detach()
  return nodes
    .filter((node) => !node.ignored && node.role?.value === role)
    .map(({ name, properties = [] }) => ({
      name: String(name?.value),
      expanded: properties.some((property) => property.name === 'expanded' && property.value.value),
    }))
}
