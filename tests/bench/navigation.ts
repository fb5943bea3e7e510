import type { Browser, Page } from 'playwright/test'
import { medians, type Results, ratio } from './results.ts'
import { asVisitor, type Screen } from './visitor.ts'

/** Explains the names of the ways, beside the recorded figures. Their waits begin with the first paint. */
export const words = {
  network: '150 ms and 1.6 Mbit/s, with the processor slowed four times, and nothing prerendered',
  cold: 'pressed 0.3 or 1.5 s after the first paint, as the first that a visitor does',
  rested: 'the pointer comes to the link after 0.5 s and presses it 1.5 s later',
  warm: 'the pointer moves after 0.5 s, so that the application starts; a link on which it has not been is pressed 6 s later, when the page is idle',
  later: 'as warm, and then another link 3 s later, on the page that was opened',
  hovered: 'the pointer comes to the link 0.3 s before it presses it',
  'to the form':
    'to the first field of the form that can be typed in; all others: to the heading of the next page',
}

/** Times in ms. */
const [soon, rested, idle, between, hover] = [300, 1500, 6000, 3000, 300]

const header = (name: string) => (page: Page) =>
  page.getByRole('banner').getByRole('link', { name, exact: true }).first()
const inText = (path: string) => (page: Page) => page.locator(`main a[href="${path}"]`).first()

const services = inText('/services')
const form = inText('/contact')

type Way = {
  screen: Screen
  /** Presses links, and returns the time of the last click, in ms. */
  act(page: Page): Promise<number>
}

/** The ways from the home page to another page. */
const ways: Record<string, Way> = {
  'cold, 0.3 s': {
    screen: 'desktop',
    act: (page) => press(page, header('Services'), { after: soon }),
  },
  'cold, 1.5 s': {
    screen: 'desktop',
    act: (page) => press(page, header('Services'), { after: rested }),
  },
  rested: {
    screen: 'desktop',
    act: (page) => press(page, header('Services'), { after: 500, hover: rested }),
  },
  warm: {
    screen: 'desktop',
    async act(page) {
      await warm(page)
      return press(page, header('Services'), { after: idle })
    },
  },
  'later, hovered': {
    screen: 'desktop',
    async act(page) {
      await warm(page)
      await press(page, header('Services'), { after: idle })
      return press(page, inText('/services/waho'), { after: between, hover })
    },
  },
  'touch, cold': {
    screen: 'phone',
    act: (page) => press(page, services, { after: rested }),
  },
  'touch, warm': {
    screen: 'phone',
    async act(page) {
      await warm(page)
      return press(page, services, { after: idle })
    },
  },
  'touch, later': {
    screen: 'phone',
    async act(page) {
      await warm(page)
      await press(page, services, { after: idle })
      return press(page, inText('/services/malaria-drugs'), { after: between })
    },
  },
  'to the form, cold': {
    screen: 'phone',
    act: (page) => press(page, form, { after: rested, until: 'field' }),
  },
  'to the form, warm': {
    screen: 'phone',
    async act(page) {
      await warm(page)
      return press(page, form, { after: idle, until: 'field' })
    },
  },
  'to the form, later': {
    screen: 'phone',
    async act(page) {
      await warm(page)
      await press(page, services, { after: idle })
      return press(page, form, { after: between, until: 'field' })
    },
  },
}

/**
 * Measures each way to another page in sites with the same pages.
 * @param sites their addresses by name; ratios are of `ours` to each other one
 */
export async function measureNavigation(
  browser: Browser,
  sites: Record<string, string>,
  runs: number,
): Promise<Results> {
  const figure = (way: string, site: string) => `click, ${way}, ${site}, ms`
  const measurements = Object.entries(ways).flatMap(([way, { screen, act }]) =>
    Object.entries(sites).map(([site, address]) => async () => ({
      [figure(way, site)]: await asVisitor(browser, screen, async (page) => {
        await page.addInitScript(recordClicks)
        await page.goto(address, { waitUntil: 'commit' })
        await page.waitForFunction(
          () => performance.getEntriesByName('first-contentful-paint').length > 0,
        )
        return act(page)
      }),
    })),
  )
  const results = await medians(runs, measurements)
  const others = Object.keys(sites).filter((site) => site !== 'ours')
  for (const way of Object.keys(ways))
    for (const site of others)
      results[`click, ${way}, ratio to ${site}`] = ratio(
        results,
        figure(way, 'ours'),
        figure(way, site),
      )
  return results
}

/** Moves the pointer where no link is, half a second after the first paint. */
async function warm(page: Page): Promise<void> {
  await page.waitForTimeout(500)
  await page.mouse.move(2, 400)
  await page.mouse.move(4, 402)
}

type Press = {
  /** The time before the pointer comes to the link, and the time from then to the click, in ms. */
  after: number
  hover?: number
  until?: Target
}

/** What is looked for after a click: the heading of another page, or a field of the form. */
type Target = 'heading' | 'field'

/** Presses a link and returns the time from the click to the paint of its target, in ms. */
async function press(
  page: Page,
  find: (page: Page) => ReturnType<Page['locator']>,
  { after, hover = 0, until = 'heading' }: Press,
): Promise<number> {
  const link = find(page)
  await page.waitForTimeout(after)
  await link.scrollIntoViewIfNeeded()
  const box = await link.boundingBox()
  if (box === null)
    throw new Error(`${page.url()} does not show one of the links that are pressed.`)
  // Near its beginning, because a link may be broken into lines.
  const [x, y] = [box.x + 8, box.y + Math.min(10, box.height / 2)]
  const hasTouch = await page.evaluate(() => {
    for (const key of ['clicked', 'heading', 'field']) sessionStorage.removeItem(`bench ${key}`)
    return navigator.maxTouchPoints > 0
  })
  if (hasTouch) await page.touchscreen.tap(x, y)
  else {
    await page.mouse.move(x, y)
    await page.waitForTimeout(hover)
    await page.mouse.down()
    await page.mouse.up()
  }
  const took = await page.waitForFunction(
    (target) => sessionStorage.getItem(`bench ${target}`),
    until,
  )
  return Number(await took.jsonValue())
}

/** Stores the times from a click to its targets in the session, because the next page may be another document. */
function recordClicks() {
  const now = () => performance.timeOrigin + performance.now()
  const heading = () => document.querySelector('h1')?.textContent ?? ''
  const hasField = () =>
    [...document.querySelectorAll('main form input:enabled')].some((field) =>
      field.checkVisibility({ visibilityProperty: true }),
    )
  addEventListener(
    'click',
    ({ timeStamp }) => {
      const clicked = { heading: heading(), time: performance.timeOrigin + timeStamp }
      sessionStorage.setItem('bench clicked', JSON.stringify(clicked))
    },
    true,
  )
  const read = () => JSON.parse(sessionStorage.getItem('bench clicked') ?? 'null')
  const store = (target: string) => {
    const clicked = read()
    const key = `bench ${target}`
    if (clicked === null || sessionStorage.getItem(key) !== null) return
    sessionStorage.setItem(key, String(now() - clicked.time))
  }
  const look = () => {
    const clicked = read()
    if (clicked && heading() !== '' && heading() !== clicked.heading) {
      // The frame is painted after its callbacks, and before tasks of a lower priority, such as the rest of the page.
      scheduler.postTask(
        () => {
          store('heading')
          if (hasField()) store('field')
        },
        { priority: 'user-blocking' },
      )
    }
    requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}
