import type { Browser, Page } from 'playwright/test'
import { medians, type Results } from './results.ts'
import { asVisitor, hydrate, type Screen } from './visitor.ts'

/** Links of the header. */
const [first, second, third] = ['Services', 'About', 'FAQ']

const link = (page: Page, name: string) =>
  page.getByRole('banner').getByRole('link', { name, exact: true })

/** The time for which a pointer hovers over a link, in ms. */
const rest = 300

/** Measures navigation, from the click to the paint of the next page's heading. */
export function measureNavigation(
  browser: Browser,
  { ours, stripped }: { ours: string; stripped: string },
  runs: number,
): Promise<Results> {
  const visit =
    (site: string, act: (page: Page) => Promise<number>, screen: Screen = 'desktop') =>
    () =>
      asVisitor(browser, screen, async (page) => {
        await page.addInitScript(recordHeadings)
        await page.goto(site)
        return act(page)
      })
  const hovered = async (page: Page, name: string) => {
    await link(page, name).hover()
    await page.waitForTimeout(rest)
    return timeToHeading(page, name)
  }
  const tapped = async (page: Page) => {
    await page.waitForTimeout(2000)
    await page.locator('main a[href="/contact"]').first().tap()
    return timeFromClick(page)
  }
  const cold = async (page: Page) => {
    await page.waitForTimeout(2000)
    return timeToHeading(page, first)
  }
  const scenarios = {
    'without scripts': visit(stripped, cold),
    cold: visit(ours, cold),
    'pointer resting since before hydration': visit(ours, async (page) => {
      await link(page, first).hover()
      await page.waitForFunction(() => window.isHydrated)
      await page.waitForTimeout(rest)
      return timeToHeading(page, first)
    }),
    'first page after a hover': visit(ours, async (page) => {
      await hydrate(page)
      return hovered(page, first)
    }),
    'later pages': visit(ours, async (page) => {
      await hydrate(page)
      await hovered(page, first)
      await page.waitForTimeout(1000)
      await hovered(page, second)
      await page.waitForTimeout(1000)
      return hovered(page, third)
    }),
    'tap to the form without scripts': visit(stripped, tapped, 'phone'),
    'tap to the form': visit(
      ours,
      async (page) => {
        await hydrate(page)
        return tapped(page)
      },
      'phone',
    ),
  }
  const measurements = Object.entries(scenarios).map(([name, run]) => async () => ({
    [`click to heading, ${name}, ms`]: await run(),
  }))
  return medians(runs, measurements)
}

/** Stores the time of a click in the session, because the next page may be another document. */
function recordHeadings() {
  const now = () => performance.timeOrigin + performance.now()
  const heading = () => document.querySelector('h1')?.textContent ?? ''
  addEventListener(
    'click',
    () => {
      sessionStorage.setItem('clicked', JSON.stringify({ heading: heading(), time: now() }))
      sessionStorage.removeItem('took')
    },
    true,
  )
  const look = () => {
    const clicked = JSON.parse(sessionStorage.getItem('clicked') ?? 'null')
    if (clicked && heading() !== '' && heading() !== clicked.heading) {
      sessionStorage.removeItem('clicked')
      // The heading is painted after this frame's callbacks.
      const painted = new MessageChannel()
      painted.port1.onmessage = () => sessionStorage.setItem('took', String(now() - clicked.time))
      painted.port2.postMessage(null)
    }
    requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}

/** Clicks a link of the header and returns the time to the paint of the next page's heading, in ms. */
async function timeToHeading(page: Page, name: string): Promise<number> {
  await link(page, name).click()
  return timeFromClick(page)
}

async function timeFromClick(page: Page): Promise<number> {
  const took = await page.waitForFunction(() => sessionStorage.getItem('took'))
  return Number(await took.jsonValue())
}
