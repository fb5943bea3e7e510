import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const systemBrowsers = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:/Program Files/Google/Chrome/Application/chrome.exe',
]

/** Chromium's headless shell, as Debian packages it. */
const headlessShell = '/usr/bin/chromium-headless-shell'

/** Returns the path of a browser: CHROME_PATH, the system's, or Playwright's own; null if none is installed. */
export function findBrowser() {
  return find(process.env.CHROME_PATH, ...systemBrowsers, playwrightBrowser)
}

/**
 * Returns whether Chromium's headless shell is installed, which opens a page in a third of the time.
 * Playwright installs it together with Chromium.
 */
function hasHeadlessShell() {
  return find(headlessShell, playwrightBrowser) !== null
}

/**
 * Returns the path of the fastest installed browser, which most journeys use; undefined for Playwright's
 * own.
 */
export function findHeadlessBrowser() {
  const result = find(process.env.CHROME_PATH, headlessShell)
  if (result !== null) return result
  return find(playwrightBrowser) === null ? (findBrowser() ?? undefined) : undefined
}

/** Installs a browser if there is none: Playwright's, or else Debian's packages. */
export function installBrowser() {
  const isDebian = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')
  // Elsewhere an installed browser suffices, though journeys take longer with it.
  if (findBrowser() !== null && (hasHeadlessShell() || !isDebian)) return
  console.log('Installing a browser for the tests ...')
  const options = { stdio: 'inherit', shell: process.platform === 'win32' }
  const install = ['playwright', 'install', 'chromium']
  const { status } = spawnSync('npx', install, { ...options, timeout: 300_000 })
  if (status !== 0 && isDebian) {
    console.log('Trying the Debian packages instead ...')
    spawnSync('apt-get', ['update', '-q'], options)
    spawnSync('apt-get', ['install', '-qy', 'chromium', 'chromium-headless-shell'], options)
  }
  if (findBrowser() !== null) return
  console.error('The tests need Chromium or Chrome: install one, or name it in CHROME_PATH.')
  process.exit(1)
}

function find(...paths) {
  return paths.find((path) => path && existsSync(path)) ?? null
}

const playwrightBrowser = await import('playwright').then(
  ({ chromium }) => chromium.executablePath(),
  () => null,
)
