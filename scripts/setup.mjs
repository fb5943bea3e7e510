// Runs before every npm script. Installs the packages if they differ from the lock file, and a newer
// Node if the running one is too old; `--dev` includes devDependencies, `--browser` a browser.
// Therefore it imports no packages and works with Node 20.
import { spawnSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
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
if (Number.parseInt(process.versions.node, 10) < oldestNode()) bringNode()
if (flags.browser) (await import('../tests/support/browser.mjs')).installBrowser()

/** Returns whether npm's record of installed packages matches the lock file. */
function packagesAreCurrent() {
  const record = 'node_modules/.package-lock.json'
  if (!existsSync(record)) return false
  const { packages: installed } = readJson(record)
  const { devDependencies } = readJson('package.json')
  return Object.entries(readJson('package-lock.json').packages)
    .filter(([path, { dev, optional, devOptional }]) => {
      if (path === '' || optional) return false
      // The lock file does not mark a devDependency that is also an optional peer of a dependency.
      const isDev = dev || devOptional || path.replace('node_modules/', '') in devDependencies
      return flags.dev || !isDev
    })
    .every(([path, { version, integrity }]) => {
      const found = installed[path]
      return found?.version === version && found.integrity === integrity
    })
}

function installPackages() {
  console.log('Installing packages (a minute or two, once) ...')
  // Node 20 would warn about every package that requires a newer Node, which is installed below.
  const options = ['--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']
  // A build needs a sixth of the packages, but installed ones are not removed for it.
  const omitted = existsSync('node_modules') ? [] : ['--omit=dev', '--legacy-peer-deps']
  run('npm', ['ci', ...(flags.dev ? ['--include=dev'] : omitted), ...options])
  // `npm ci` would run every package's scripts, because npm 10 ignores `allowScripts`.
  const allowed = Object.entries(readJson('package.json').allowScripts)
    .filter(([, isAllowed]) => isAllowed)
    .map(([specifier]) => specifier)
    .filter((specifier) => existsSync(join('node_modules', specifier.replace(/@[^@]+$/, ''))))
  if (allowed.length > 0) run('npm', ['rebuild', ...allowed, '--loglevel=error'])
}

function oldestNode() {
  return Number.parseInt(readJson('package.json').engines.node, 10)
}

/** Links a newer Node into node_modules/.bin, which npm puts first on the PATH of its scripts. */
function bringNode() {
  const wanted = readFileSync('.node-version', 'utf8').trim()
  const directory = resolve('.local', `node-${wanted}`)
  const program = join(directory, 'node_modules/.bin', isWindows ? 'node.cmd' : 'node')
  if (!existsSync(program)) downloadNode(directory)
  if (!existsSync(program)) {
    console.error(
      `Node ${wanted} is needed, this is ${process.versions.node}, and npm installed none for ${process.platform} on ${process.arch}. Try again, or install it from https://nodejs.org.`,
    )
    process.exit(1)
  }
  const shim = join('node_modules/.bin', isWindows ? 'node.cmd' : 'node')
  rmSync(shim, { force: true })
  if (isWindows) writeFileSync(shim, `@"${program}" %*\r\n`)
  else symlinkSync(program, shim)
}

/** Installs Node from the npm registry, with the version and integrity in scripts/node. */
function downloadNode(directory) {
  console.log(`Downloading a newer Node (this is ${process.versions.node}) ...`)
  const work = `${directory}.partial`
  // An earlier attempt may have left either without the program: npm skips a platform's package that fails.
  for (const left of [work, directory]) rmSync(left, { recursive: true, force: true })
  cpSync('scripts/node', work, { recursive: true })
  run('npm', ['ci', '--prefix', work, '--ignore-scripts', '--no-audit', '--no-fund', '--silent'])
  renameSync(work, directory)
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
