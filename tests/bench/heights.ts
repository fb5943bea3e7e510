import type { Browser } from 'playwright/test'
import { serveSite } from '../../scripts/build/serving/serveSite.ts'
import { runCommand } from '../../scripts/runCommand.ts'
import { addressOf, languageAndPath } from '../../shared/content/addresses/addresses.ts'
import { homePath } from '../../shared/content/addresses/paths.ts'
import { languageCodes } from '../../shared/languages.ts'
import { launch } from './visitor.ts'

/** The windows, in CSS pixels, and the heights in windows that the home page and other pages should not exceed. */
const windows = [
  { width: 1440, height: 900, aim: { home: 3, other: 5 } },
  { width: 390, height: 844, aim: { home: 6, other: 9 } },
]

/**
 * Prints how many windows high each page of a built site is, in each language, before the application runs. Heights
 * above the aim are marked.
 */
await runCommand(
  async ({ site: directory }) => {
    const [site, browser] = await Promise.all([serveSite({ directory, port: 4375 }), launch()])
    try {
      const addresses = await listAddresses(site.address)
      const columns = []
      for (const window of windows)
        columns.push(await measureHeights(browser, site.address, addresses, window))
      console.log(table(addresses, columns))
    } finally {
      await Promise.all([browser.close(), site.close()])
    }
  },
  { site: { type: 'string', default: 'dist' } },
)

async function listAddresses(site: string): Promise<string[]> {
  const sitemap = await (await fetch(`${site}/sitemap.xml`)).text()
  return [...sitemap.matchAll(/<loc>(.+?)<\/loc>/g)].map(
    ([, address = '']) => new URL(address).pathname,
  )
}

/** Returns the height of each address, in windows. */
async function measureHeights(
  browser: Browser,
  site: string,
  addresses: string[],
  { width, height }: (typeof windows)[number],
): Promise<Map<string, number>> {
  const context = await browser.newContext({ viewport: { width, height } })
  // The inline scripts run, and the application is not loaded.
  await context.route('**/*.js', (route) => route.abort())
  const heights = new Map<string, number>()
  const page = await context.newPage()
  for (const address of addresses) {
    await page.goto(site + address)
    const pixels = await page.evaluate(async () => {
      await document.fonts.ready
      return document.documentElement.scrollHeight
    })
    heights.set(address, pixels / height)
  }
  await context.close()
  return heights
}

function table(addresses: string[], columns: Map<string, number>[]): string {
  const paths = [...new Set(addresses.map((address) => languageAndPath(address).path))]
  const head = windows.map(({ width, height }) => `${width}×${height}`.padEnd(21)).join('')
  const lines = paths.map((path) => {
    const cells = windows.flatMap(({ aim }, index) =>
      languageCodes.map((code) => {
        const screens = columns[index]?.get(addressOf(path, code))
        const isHigh = (screens ?? 0) > (path === homePath ? aim.home : aim.other)
        return `${screens?.toFixed(2) ?? '–'}${isHigh ? '*' : ' '}`.padStart(7)
      }),
    )
    return path.padEnd(28) + cells.join('')
  })
  const codes = windows.flatMap(() => languageCodes.map((code) => `${code} `.padStart(7)))
  return [' '.repeat(28) + head, ' '.repeat(28) + codes.join(''), ...lines].join('\n')
}
