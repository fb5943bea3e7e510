import { mkdir } from 'node:fs/promises'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { anEnquiry } from '../support/anEnquiry.ts'
import { ports } from '../support/ports.ts'
import type { Engine } from './engine.ts'
import { startFirefox } from './firefox.ts'
import { startWebKit } from './webkit.ts'
import { serveWithoutScripts } from './withoutScripts.ts'

const site = `http://localhost:${ports.site}`
const pictures = '.local/engines'

const engines = [
  { name: 'Firefox', start: startFirefox },
  { name: 'WebKit', start: startWebKit },
]

describe.each(engines)('in $name', ({ name, start }) => {
  let engine: Engine

  beforeAll(async () => {
    await mkdir(pictures, { recursive: true })
    engine = await start({ colorScheme: 'light' })
  })
  // The visitor's draft and language.
  afterEach(() => engine.evaluate('localStorage.clear()'))
  afterAll(() => engine[Symbol.asyncDispose]())

  /** Waits until an expression has a value in the page. */
  const becomes = (expression: string, value: unknown) =>
    expect.poll(() => engine.evaluate(expression), { timeout: 30_000 }).toEqual(value)

  const text = (selector: string) => `document.querySelector('${selector}')?.textContent`

  test('a page is read where no script runs', async () => {
    await using withoutScripts = await serveWithoutScripts()
    await engine.resize(390, 844)
    await engine.open(`${withoutScripts.address}/faq`)
    await engine.click('[data-mobile-menu] summary')
    await becomes(`document.querySelector('[data-mobile-menu]').open`, true)
    await engine.click('[data-mobile-menu] a[href="/about"]')
    await becomes('location.pathname', '/about')
  })

  test('the menu of a phone leads to a page, and closes', async () => {
    await engine.resize(390, 844)
    await engine.open(`${site}/`)
    await engine.click('[data-mobile-menu] summary')
    await engine.click('[data-mobile-menu] a[href="/faq"]')
    await becomes('location.pathname', '/faq')
    await becomes(`document.querySelector('[data-mobile-menu]').open`, false)
  })

  test('a question opens', async () => {
    await engine.open(`${site}/faq`)
    await engine.click('#general details summary')
    await becomes(`document.querySelector('#general details').open`, true)
  })

  test('another language is chosen, and the page stays', async () => {
    await engine.resize(1440, 900)
    await engine.open(`${site}/about`)
    await engine.click('[data-language-menu] summary')
    await engine.click('[data-language-menu] [lang=fr]')
    await becomes('location.pathname', '/fr/about')
    await becomes('document.documentElement.lang', 'fr')
  })

  test('the next page is shown without loading the whole', async () => {
    await engine.open(`${site}/`)
    await engine.evaluate('window.stays = true')
    await becomes('window.isHydrated', true)
    await engine.click('header nav a[href="/services"]')
    await becomes('location.pathname', '/services')
    await becomes('document.activeElement.tagName', 'MAIN')
    expect(await engine.evaluate('window.stays')).toBe(true)
  })

  test('a page is found by a name from another language', async () => {
    await engine.resize(390, 844)
    await engine.open(`${site}/search#q`)
    await becomes(`document.activeElement?.matches('dialog input')`, true)
    await engine.type('dialog input', 'OOAS')
    await becomes(
      `document.querySelector('.search-group a')?.getAttribute('href').split('#')[0]`,
      '/services/waho',
    )
  })

  test('an enquiry is corrected and sent', async () => {
    const { service, email, ...texts } = anEnquiry({ email: `${crypto.randomUUID()}@example.org` })
    await engine.resize(390, 844)
    await engine.open(`${site}/contact`)
    for (const [field, value] of Object.entries(texts))
      await engine.type(`#form [name=${field}]`, value)
    await engine.choose('#form [name=service]', service)
    await engine.type('#form [name=email]', 'nobody')
    await engine.click('#form button[type=submit]')
    await becomes(`${text('#form [role=alert]')}.includes('valid email address')`, true)
    await becomes('document.activeElement.name', 'email')
    await engine.picture(`${pictures}/${name}-form.png`)
    await engine.evaluate(`document.activeElement.select()`)
    await engine.type('#form [name=email]', email)
    await engine.click('#form button[type=submit]')
    await becomes(`${text('#form [role=status]')}.includes('Message Sent Successfully!')`, true)
  })

  test.each([390, 1440])('no page scrolls sideways at %i pixels', async (width) => {
    await engine.resize(width, 900)
    for (const path of [
      '/',
      '/services',
      '/services/ecowas',
      '/pt/services/nafdac',
      '/fr/contact',
    ]) {
      await engine.open(site + path)
      expect(
        await engine.evaluate(
          'document.documentElement.scrollWidth <= document.documentElement.clientWidth',
        ),
        path,
      ).toBe(true)
      await engine.picture(`${pictures}/${name}${path.replaceAll('/', '-')}-${width}.png`)
    }
  })
})

test.each(engines)(
  'who prefers the dark reads light letters on it in $name',
  async ({ name, start }) => {
    await using dark = await start({ colorScheme: 'dark' })
    await dark.resize(1440, 900)
    await dark.open(`${site}/services/ecowas`)
    const lightness = (property: string) =>
      dark.evaluate(
        `Math.max(...getComputedStyle(document.body).${property}.match(/[0-9.]+/g).slice(0, 3).map(Number))`,
      )
    expect(await lightness('backgroundColor')).toBeLessThan(64)
    expect(await lightness('color')).toBeGreaterThan(192)
    await dark.picture(`${pictures}/${name}-dark.png`)
  },
)
