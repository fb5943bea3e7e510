import { type Browser, chromium, type Page } from 'playwright/test'
import { findBrowser } from '../support/browser.mjs'

/** A mid-range phone on a slow mobile network, as in Lighthouse. */
const network = { latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 750e3 / 8 }
const slowdown = 4

export type Screen = 'phone' | 'desktop'

const screens = {
  phone: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
  desktop: { viewport: { width: 1280, height: 800 } },
} as const satisfies Record<Screen, object>

export function launch(): Promise<Browser> {
  return chromium.launch({
    executablePath: findBrowser() ?? undefined,
    args: ['--no-sandbox', '--disable-quic', '--disable-background-networking'],
  })
}

/** Runs a measurement in a browser without a cache or storage, on a slow network and processor. */
export async function asVisitor<T>(
  browser: Browser,
  screen: Screen,
  measure: (page: Page) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext(screens[screen])
  try {
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await session.send('Network.enable')
    await session.send('Network.emulateNetworkConditions', { offline: false, ...network })
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    return await measure(page)
  } finally {
    await context.close()
  }
}

/** Waits until the application has hydrated the page; moving the mouse starts it. */
export async function hydrate(page: Page): Promise<void> {
  await page.mouse.move(5, 400)
  await page.waitForFunction(() => window.isHydrated)
}
