// Runs before every npm script. Uses no packages and only what Node 20 has, because it installs
// both: the packages, where they are not those of the lock file, and a newer Node where the one
// that runs is too old. With `--dev` devDependencies are included, with `--browser` a browser.
import { spawnSync } from 'node:child_process'
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'

const isWindows = process.platform === 'win32'
const { values: flags } = parseArgs({
  options: { dev: { type: 'boolean' }, browser: { type: 'boolean' } },
})

if (!packagesAreCurrent()) installPackages()
if (isTooOld(process.versions.node)) bringNode()
if (flags.browser) await installBrowser()

/** Compares npm's record of what is installed with the lock file. */
function packagesAreCurrent() {
  const record = 'node_modules/.package-lock.json'
  if (!existsSync(record)) return false
  const { packages: installed } = readJson(record)
  return Object.entries(readJson('package-lock.json').packages)
    .filter(([path, { dev, optional, devOptional }]) => {
      if (path === '' || optional) return false
      return flags.dev || !(dev || devOptional)
    })
    .every(([path, { version, integrity }]) => {
      const found = installed[path]
      return found?.version === version && found.integrity === integrity
    })
}

function installPackages() {
  console.log('Installing packages (a minute or two, once) ...')
  // `error`: Node 20 would warn of every package that wants a newer one, which is brought below.
  const options = ['--no-audit', '--no-fund', '--loglevel=error']
  run('npm', ['ci', ...(flags.dev ? ['--include=dev'] : []), ...options])
}

function isTooOld(version) {
  const [, oldest] = /(\d+)/.exec(readJson('package.json').engines.node) ?? []
  return Number.parseInt(version, 10) < Number(oldest)
}

/** Makes npm scripts find a newer Node first: npm puts node_modules/.bin at the front of the PATH. */
function bringNode() {
  const wanted = readFileSync('.node-version', 'utf8').trim()
  const directory = resolve('.local', `node-${wanted}`)
  const program = join(directory, 'bin', isWindows ? 'node.exe' : 'node')
  if (!existsSync(program)) downloadNode(wanted, directory)
  if (!existsSync(program)) {
    console.error(
      `Node ${wanted} or newer is needed, this is ${process.versions.node}, and the registry has no Node ${wanted} for ${process.platform} on ${process.arch}. Install it from https://nodejs.org and try again.`,
    )
    process.exit(1)
  }
  const shim = join('node_modules/.bin', isWindows ? 'node.cmd' : 'node')
  rmSync(shim, { force: true })
  if (isWindows) writeFileSync(shim, `@"${program}" %*\r\n`)
  else symlinkSync(program, shim)
}

/** The registry has Node's binaries as packages, one a platform. */
function downloadNode(version, directory) {
  console.log(`Bringing Node ${version} (this is ${process.versions.node}) ...`)
  const platform = isWindows ? 'win' : process.platform
  const work = `${directory}.partial`
  rmSync(work, { recursive: true, force: true })
  mkdirSync(work, { recursive: true })
  // darwin-arm64 has another prefix than the rest.
  for (const prefix of ['node', 'node-bin']) {
    const name = `${prefix}-${platform}-${process.arch}`
    const options = ['--prefix', work, '--no-save', '--no-audit', '--no-fund', '--loglevel=silent']
    const install = ['install', ...options, `${name}@${version}`]
    if (spawnSync('npm', install, { shell: isWindows }).status !== 0) continue
    const installed = join(work, 'node_modules', name, 'bin')
    chmodSync(join(installed, isWindows ? 'node.exe' : 'node'), 0o755)
    mkdirSync(directory, { recursive: true })
    renameSync(installed, join(directory, 'bin'))
    break
  }
  rmSync(work, { recursive: true, force: true })
}

/** Takes a browser that is there, else Playwright's own, else Debian's package. */
async function installBrowser() {
  const { findBrowser } = await import('./browser.mjs')
  if (findBrowser() !== null) return
  console.log('No browser found for the tests; installing one ...')
  const isInstalled = spawnSync('npx', ['playwright', 'install', 'chromium'], {
    stdio: 'inherit',
    shell: isWindows,
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

function run(program, parameters) {
  const { status } = spawnSync(program, parameters, { stdio: 'inherit', shell: isWindows })
  if (status === 0) return
  console.error(`«${[program, ...parameters].join(' ')}» failed; its output above has the reason.`)
  process.exit(1)
}

function readJson(file) {
  return JSON.parse(readFileSync(file, 'utf8'))
}
