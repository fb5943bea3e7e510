import type { Locator } from 'playwright/test'
import sharp from 'sharp'
import { open } from './keyboard.ts'
import { expect, test } from './test.ts'

/** Settings of the visitor's system that change how pages are shown. */

/** Returns the colour of an element's first pixel, or of the one in the middle of its last line. */
async function colorAt(element: Locator, place: 'start' | 'bottom') {
  const { data, info } = await sharp(await element.screenshot())
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { width, height, channels } = info
  const pixel = place === 'start' ? 0 : width * (height - 1) + Math.floor(width / 2)
  return [...data.subarray(pixel * channels, pixel * channels + 3)]
}

for (const colorScheme of ['light', 'dark'] as const)
  test.describe(`forced ${colorScheme} colours`, () => {
    test.use({ colorScheme, forcedColors: 'active' })

    test('leave the current page marked in the header', async ({ page }) => {
      await page.goto('/faq')
      const links = page.getByRole('banner').getByRole('navigation', { name: 'Main' })
      const colors = new Map<string, number[]>()
      for (const link of await links.getByRole('link').all())
        colors.set(await link.innerText(), await colorAt(link, 'bottom'))
      const [home, ...rest] = ['Home', 'Services', 'About', 'Contact'].map((name) =>
        colors.get(name),
      )
      for (const other of rest) expect(other).toEqual(home)
      expect(colors.get('FAQ')).not.toEqual(home)
    })

    test('leave the current page marked in the menu of small screens', async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 })
      await open(page, '/faq')
      const menu = page.locator('[data-mobile-menu]')
      await menu.locator('summary').click()
      const colorOf = (name: string) =>
        colorAt(menu.getByRole('link', { name, exact: true }), 'start')
      expect(await colorOf('About')).toEqual(await colorOf('Home'))
      expect(await colorOf('FAQ')).not.toEqual(await colorOf('Home'))
    })
  })

test('a light drawing does not glare in dark mode, and stays where colours are forced', async ({
  page,
}) => {
  const brightness = async () => {
    const { channels } = await sharp(await page.locator('#hero img').screenshot()).stats()
    return channels.slice(0, 3).reduce((sum, { mean }) => sum + mean, 0) / 3
  }
  await page.goto('/services/nafdac')
  const light = await brightness()
  expect(light).toBeGreaterThan(180)
  await page.emulateMedia({ colorScheme: 'dark' })
  expect(await brightness()).toBeLessThan(0.8 * light)
  await page.emulateMedia({ colorScheme: 'dark', forcedColors: 'active' })
  expect(Math.abs((await brightness()) - light)).toBeLessThan(5)
})

test('nothing moves where motion is to be reduced', async ({ page }) => {
  for (const reducedMotion of ['no-preference', 'reduce'] as const) {
    await page.emulateMedia({ reducedMotion })
    await page.goto('/')
    const moving = await page.evaluate(
      () =>
        [...document.querySelectorAll('*')].filter((element) =>
          [undefined, '::before', '::after'].some((part) => {
            const style = getComputedStyle(element, part)
            const isStill = style.transitionDuration === '0s' && style.animationName === 'none'
            return !isStill || style.scrollBehavior === 'smooth'
          }),
        ).length,
    )
    if (reducedMotion === 'reduce') expect(moving).toBe(0)
    else expect(moving).toBeGreaterThan(0)
  }
})

test.describe('a window enlarged to 400 %', () => {
  test.use({ viewport: { width: 320, height: 256 } })

  for (const address of ['/services/trademark#c=GH', '/services/malaria-drugs'])
    test(`leaves ${address} without bars over it, and without lists that scroll inside it`, async ({
      page,
    }) => {
      await open(page, address)
      const section = page.locator('#countries, #categories')
      await section.getByRole('checkbox').first().check()
      await section.getByRole('checkbox').last().scrollIntoViewIfNeeded()
      const found = await page.evaluate(() => {
        const shown = [...document.querySelectorAll('main *, nav *')].filter((element) => {
          const { width, height, top, bottom } = element.getBoundingClientRect()
          return width > 1 && height > 1 && bottom > 0 && top < innerHeight
        })
        const topOf = (element: Element) => element.getBoundingClientRect().top
        const tops = new Map(shown.map((element) => [element, topOf(element)]))
        scrollBy({ top: -40, behavior: 'instant' })
        const staying = shown.filter((element) => topOf(element) === tops.get(element))
        const scrolling = shown.filter(
          (element) =>
            /auto|scroll/.test(getComputedStyle(element).overflowY) &&
            element.scrollHeight > element.clientHeight + 1,
        )
        return [...staying, ...scrolling].map(({ textContent }) => textContent)
      })
      expect(found).toEqual([])
    })
})
