import { launch } from 'puppeteer-core'
import type { Engine, EngineOptions } from './engine.ts'

/** Starts Firefox, controlled by WebDriver BiDi. */
export async function startFirefox({ colorScheme }: EngineOptions): Promise<Engine> {
  const browser = await launch({
    browser: 'firefox',
    executablePath: process.env.FIREFOX ?? '/usr/bin/firefox-esr',
    extraPrefsFirefox: {
      'layout.css.prefers-color-scheme.content-override': colorScheme === 'dark' ? 0 : 1,
    },
  })
  const page = await browser.newPage()
  return {
    open: async (address) => {
      await page.goto(address)
    },
    evaluate: (expression) => page.evaluate(expression),
    click: (selector) => page.locator(selector).click(),
    type: (selector, text) => page.type(selector, text),
    choose: async (selector, value) => {
      await page.select(selector, value)
    },
    resize: (width, height) => page.setViewport({ width, height }),
    picture: async (file) => {
      await page.screenshot({ path: file })
    },
    [Symbol.asyncDispose]: () => browser.close(),
  }
}
