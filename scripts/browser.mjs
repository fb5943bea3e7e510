import { existsSync } from 'node:fs'

const systemBrowsers = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/**
 * The browser the tests use: the one named in CHROME_PATH, the system's, or Playwright's own.
 * @returns its path, or null where there is none
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
