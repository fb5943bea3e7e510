// Runs before every command, on whatever Node is there (20 or newer) and with nothing installed:
// brings the packages and, for the tests, a browser. What is there already is left alone.
import { spawnSync } from 'node:child_process'
import { copyFileSync, existsSync, readFileSync } from 'node:fs'

const lock = 'package-lock.json'
const installedLock = 'node_modules/.installed-lock.json'

/** Whether the packages in node_modules are those that the lock file names. */
function packagesAreCurrent() {
  return existsSync(installedLock) && readFileSync(installedLock).equals(readFileSync(lock))
}

function run(program, parameters) {
  const { status } = spawnSync(program, parameters, { stdio: 'inherit' })
  if (status === 0) return
  console.error(`«${[program, ...parameters].join(' ')}» failed; its output above has the reason.`)
  process.exit(1)
}

if (!packagesAreCurrent()) {
  console.log('Installing the packages (a minute or two, once) ...')
  // Warnings about engines are off: the Node that the packages want is one of them.
  // `npm ci` would refuse a lock file that was written where the binaries of other platforms could
  // not be had; this installs what is locked all the same, and adds this platform's.
  run('npm', ['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error'])
  copyFileSync(lock, installedLock)
}

if (process.argv.includes('--browser')) {
  const { findBrowser } = await import('./browser.mjs')
  if (findBrowser() === null) {
    console.log('No browser found for the tests; installing one ...')
    const isInstalled = spawnSync('npx', ['playwright', 'install', 'chromium'], {
      stdio: 'inherit',
      timeout: 300_000,
    })
    if (isInstalled.status !== 0 && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
      console.log('Trying the Debian package instead ...')
      run('apt-get', ['update', '-q'])
      run('apt-get', ['install', '-qy', 'chromium'])
    }
    if (findBrowser() === null) {
      console.error('The tests need Chromium or Chrome: install one, or name it in CHROME_PATH.')
      process.exit(1)
    }
  }
}
