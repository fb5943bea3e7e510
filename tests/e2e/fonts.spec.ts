import type { Page } from 'playwright/test'
import { expect, test } from './test.ts'

/** Records layout shifts from the first paint on. */
function noteShifts() {
  const noted: { shifts: number[] } = Object.assign(window, { shifts: [] })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      noted.shifts.push((entry as PerformanceEntry & { value: number }).value)
  }).observe({ type: 'layout-shift', buffered: true })
}

/** Returns the font family that renders an element's text. */
async function familyOf(page: Page, selector: string) {
  const devTools = await page.context().newCDPSession(page)
  await devTools.send('DOM.enable')
  await devTools.send('CSS.enable')
  const { root } = await devTools.send('DOM.getDocument')
  const { nodeId } = await devTools.send('DOM.querySelector', { nodeId: root.nodeId, selector })
  const { fonts } = await devTools.send('CSS.getPlatformFontsForNode', { nodeId })
  await devTools.detach()
  return fonts.map(({ familyName }) => familyName).join()
}

for (const width of [390, 1440])
  test(`fonts that come late are applied, and move next to nothing, at ${width} pixels`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.addInitScript(noteShifts)
    const { promise: held, resolve: release } = Promise.withResolvers<void>()
    await page.route('**/*.woff2', async (route) => {
      await held
      await route.continue()
    })
    await page.goto('/about', { waitUntil: 'commit' })
    const painted = () => page.evaluate(() => performance.getEntriesByType('paint').length)
    await expect.poll(painted).toBeGreaterThan(0)
    release()
    await page.waitForLoadState('load')
    await page.evaluate(async () => {
      // The device lacks some of the fallbacks.
      await Promise.allSettled([...document.fonts].map((face) => face.load()))
      // Two frames, in which loaded fonts would be applied.
      for (const _ of [1, 2]) await new Promise(requestAnimationFrame)
    })
    expect(await familyOf(page, 'h1')).toContain('Newsreader')
    expect(await familyOf(page, 'h1 + p')).toContain('Public Sans')
    // Lines may differ by a pixel: browsers consider a page stable below 0.1.
    const shifts = await page.evaluate<number[]>('window.shifts')
    expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThan(0.01)
  })
