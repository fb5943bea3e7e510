import { rm } from 'node:fs/promises'
import type { Browser, CDPSession } from 'playwright/test'
import { seedIfEmpty } from '../../scripts/content/seedContent.ts'
import { readEnvironment } from '../../scripts/environment.ts'
import { lakeClient, startLocalLake } from '../../scripts/services/lakeClient.ts'
import { runBuild } from '../../scripts/studio/buildStudio.ts'
import { serveStudio } from '../../scripts/studio/builtStudio.ts'
import { medians, type Results, ratio, type Values } from './results.ts'

const directory = '.local/bench/typing'

/** The longest page, and a text at its top. */
const form = '/intent/edit/id=service-ecowas;type=servicePage'
const field = 'field-hero.text.en'

/** The number of key presses, and the ms between them, in which each is handled. */
const keys = 20
const pause = 800

/**
 * Measures a key press in the longest form: the time of the main thread, and the delay until the paint with
 * a processor slowed four times. Measures the same in Sanity's own Studio with the same schema.
 */
export async function measureTyping(browser: Browser, runs: number): Promise<Results> {
  await using running = new AsyncDisposableStack()
  await rm(directory, { recursive: true, force: true })
  const ports = { ours: 4390, plain: 4391 }
  const settings = {
    usesLocalLake: true,
    LAKE_PORT: 0,
    LOCAL_DATA: directory,
    // The lake admits pages at the ports of the settings.
    STUDIO_PORT: ports.ours,
    PORT: ports.plain,
  }
  const environment = { ...readEnvironment(), ...settings }
  const lake = await startLocalLake(environment, running, 0)
  await seedIfEmpty(lakeClient(environment, lake))

  const variables = {
    SANITY_STUDIO_API_HOST: lake,
    SANITY_STUDIO_PREVIEW_URL: '',
    SANITY_STUDIO_SUPABASE_URL: '',
    SANITY_STUDIO_SUPABASE_PUBLISHABLE_KEY: '',
  }
  const serve = async (name: keyof typeof ports, source?: string) => {
    await runBuild(`${directory}/${name}`, source)
    const server = await serveStudio(`${directory}/${name}`, { port: ports[name], variables })
    running.defer(server.close)
    return server.address
  }
  const studios = {
    ours: await serve('ours'),
    plain: await serve('plain', 'tests/bench/plainStudio'),
  }
  const results = await medians(
    runs,
    Object.entries(studios).map(
      ([name, address]) =>
        () =>
          measureKeys(browser, name, address),
    ),
  )
  const compared = ratio(results, costOf('ours'), costOf('plain'))
  return { ...results, 'a key, ratio to the plain Studio': compared }
}

const costOf = (studio: string) => `a key, ${studio}, ms of the main thread`

async function measureKeys(browser: Browser, studio: string, address: string): Promise<Values> {
  const context = await browser.newContext({ viewport: { width: 1500, height: 950 } })
  try {
    const page = await context.newPage()
    await page.goto(address + form)
    const input = page.getByTestId(field).locator('textarea')
    await input.and(page.locator(':not([readonly]):not([disabled])')).waitFor({ timeout: 120_000 })
    // Sanity's turning icon repaints the window in both, in as many frames as the machine has time for.
    await page.addStyleTag({ content: '* { animation: none !important }' })
    await input.press('End')
    const session = await context.newCDPSession(page)
    await session.send('Performance.enable', { timeDomain: 'threadTicks' })
    const type = async () => {
      for (let key = 0; key < keys; key += 1) {
        await page.keyboard.press('a')
        await page.waitForTimeout(pause)
      }
    }
    // The first key press creates a draft.
    await page.keyboard.press('a')
    await page.waitForTimeout(5000)
    const before = await mainThread(session)
    await type()
    const cost = ((await mainThread(session)) - before) / keys

    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    await page.evaluate(() => {
      window.delays = []
      addEventListener(
        'keydown',
        ({ timeStamp }) =>
          requestAnimationFrame(() =>
            setTimeout(() => window.delays.push(performance.now() - timeStamp)),
          ),
        true,
      )
    })
    await type()
    const delays = await page.evaluate(() => window.delays.toSorted((a, b) => a - b))
    return {
      [costOf(studio)]: cost,
      [`a key to paint, ${studio}, 4× slower, ms`]: delays[keys / 2] ?? Number.NaN,
    }
  } finally {
    await context.close()
  }
}

/** Returns the time in ms for which the main thread has been busy, without other processes. */
async function mainThread(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics')
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000
}

declare global {
  interface Window {
    /** From each key to the task after its frame, in ms. */
    delays: number[]
  }
}
