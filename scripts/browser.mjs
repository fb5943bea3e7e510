import { existsSync } from 'node:fs'

const systemBrowsers = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/**
 * Returns the path of the browser that the tests use: CHROME_PATH, the system's browser, or
 * Playwright's own. Null if none is installed.
 */
export function findBrowser() {
  const named = process.env.CHROME_PATH
  return (
    [named, ...systemBrowsers, playwrightBrowser].find((path) => path && existsSync(path)) ?? null
  )
}

const playwrightBrowser = await import('playwright').then(
  ({ chromium }) => chromium.executablePath(),
  () => null,
)
