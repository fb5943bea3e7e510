import type { Browser, Page } from 'playwright/test'
import { medians, type Results, ratio, type Values } from './results.ts'
import { asVisitor } from './visitor.ts'

type Sites = { ours: string; stripped: string }

/** Measures the first load of pages on a phone, and of the same pages without scripts. */
export async function measureFirstLoads(
  browser: Browser,
  { ours, stripped }: Sites,
  pages: Record<string, string>,
  runs: number,
): Promise<Results> {
  const results: Results = {}
  for (const [name, path] of Object.entries(pages)) {
    const load = (site: string) =>
      asVisitor(browser, 'phone', async (page) => {
        await page.goto(site + path, { waitUntil: 'load' })
        await page.waitForTimeout(1500)
        return loadTimes(page)
      })
    const result = await medians(runs, [
      async () => named('ours', await load(ours)),
      async () => named('stripped', await load(stripped)),
    ])
    for (const metric of ['FCP', 'LCP'])
      result[`ratio ${metric}`] = ratio(result, `ours ${metric}`, `stripped ${metric}`)
    for (const [figure, source] of Object.entries(reported)) {
      const measured = result[source]
      if (measured) results[`first load, ${name}: ${figure}`] = measured
    }
  }
  return results
}

/** The measurements that are reported, by their names. */
const reported = {
  'FCP, ms': 'ours FCP',
  'FCP without scripts, ms': 'stripped FCP',
  'FCP, ratio to without scripts': 'ratio FCP',
  'LCP, ms': 'ours LCP',
  'LCP, ratio to without scripts': 'ratio LCP',
  'TBT, ms': 'ours TBT',
  'TBT without scripts, ms': 'stripped TBT',
  CLS: 'ours CLS',
}

const named = (site: string, values: Values): Values =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [`${site} ${name}`, value]))

/** Returns the browser's performance entries for loading the page, in ms. CLS has no unit. */
function loadTimes(page: Page): Promise<Values> {
  return page.evaluate(async () => {
    const entries = (type: string) =>
      new Promise<PerformanceEntry[]>((resolve) => {
        const observer = new PerformanceObserver((list) => resolve(list.getEntries()))
        observer.observe({ type, buffered: true })
        // Without entries the observer is never called.
        setTimeout(() => resolve([]), 100)
      })
    const paints = await entries('paint')
    const largest = (await entries('largest-contentful-paint')).at(-1)
    const tasks = await entries('longtask')
    const shifts = (await entries('layout-shift')) as (PerformanceEntry & { value: number })[]
    return {
      FCP: paints.find(({ name }) => name === 'first-contentful-paint')?.startTime ?? Number.NaN,
      LCP: largest?.startTime ?? Number.NaN,
      // The part of a task above 50 ms blocks.
      TBT: tasks.reduce((sum, { duration }) => sum + duration - 50, 0),
      CLS: shifts.reduce((sum, { value }) => sum + value, 0),
    }
  })
}
