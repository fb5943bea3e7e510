import { existsSync } from 'node:fs'

const systemBrowsers = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:/Program Files/Google/Chrome/Application/chrome.exe',
]

/** Chromium without a window, as Debian packages it. */
const headlessShell = '/usr/bin/chromium-headless-shell'

/** Returns the path of a browser: CHROME_PATH, the system's, or Playwright's own. Null if there is none. */
export function findBrowser() {
  return find(process.env.CHROME_PATH, ...systemBrowsers, playwrightBrowser)
}

/**
 * Returns whether there is Chromium without a window, which opens a page in a third of the time. Where
 * Playwright has installed Chromium, it has installed both.
 */
export function hasHeadlessShell() {
  return find(headlessShell, playwrightBrowser) !== null
}

/**
 * Returns the path of the browser that most journeys use, the fastest one that is installed; undefined
 * for Playwright's own.
 */
export function findHeadlessBrowser() {
  const found = find(process.env.CHROME_PATH, headlessShell)
  if (found !== null) return found
  return find(playwrightBrowser) === null ? (findBrowser() ?? undefined) : undefined
}

function find(...paths) {
  return paths.find((path) => path && existsSync(path)) ?? null
}

const playwrightBrowser = await import('playwright').then(
  ({ chromium }) => chromium.executablePath(),
  () => null,
)
