// Runs before every npm script. Installs the packages if they differ from the lock file, and a newer Node if the
// running one is too old.
//
//   --dev      also installs devDependencies and the workspaces
//   --content  does so unless a Sanity project is set: without one, the local Content Lake is started
//   --browser  also installs a browser
//
// It imports no packages and works with Node 20, because it runs before the installation. Only one set-up of a folder
// installs at a time, and none while a command runs there, because `npm ci` would remove the command's packages.
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import {
  cpSync,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { join, resolve } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { parseArgs } from 'node:util'

const isWindows = process.platform === 'win32'
const { values: flags } = parseArgs({
  options: {
    dev: { type: 'boolean' },
    content: { type: 'boolean' },
    browser: { type: 'boolean' },
  },
})
const isForDevelopment = flags.dev || (flags.content && !hasSanityProject())

/** The link to the newer Node, in the folder that npm puts first on the PATH of its scripts. */
const linkedNode = join('node_modules/.bin', isWindows ? 'node.cmd' : 'node')

const isTooOld = Number.parseInt(process.versions.node, 10) < oldestNode()
// If an earlier set-up has linked a newer Node, this process runs under it, and `npm ci` removes the link.
const needsNode = isTooOld || existsSync(linkedNode)
if (isTooOld || !packagesAreCurrent()) {
  await waitForTurn()
  // Another set-up may have installed them meanwhile.
  if (!packagesAreCurrent()) {
    refuseWhileInUse()
    await installPackages()
  }
  if (needsNode) bringNode()
}
if (flags.browser) (await import('../tests/support/browser.mjs')).installBrowser()

/** Returns whether content is read from a hosted project, as `scripts/environment.ts` decides. */
function hasSanityProject() {
  const file = readIfThere('.env') ?? ''
  return ['SANITY_PROJECT_ID', 'SANITY_API_HOST'].some(
    (name) => process.env[name] || new RegExp(`^\\s*(export )?${name}\\s*=\\s*\\S`, 'm').test(file),
  )
}

/** Returns whether npm's record of installed packages matches the lock file. */
function packagesAreCurrent() {
  const record = 'node_modules/.package-lock.json'
  if (!existsSync(record)) return false
  const { packages: installed } = readJson(record)
  const { packages: locked } = readJson('package-lock.json')
  return neededPackages(locked).every((path) => {
    const actual = installed[path]
    const { version, integrity } = locked[path]
    return actual?.version === version && actual.integrity === integrity
  })
}

/** Returns the lock file's paths of the packages that the command needs. */
function neededPackages(locked) {
  const needed = isForDevelopment ? Object.keys(locked) : packagesOfSite(locked)
  return needed.filter((path) => path !== '' && !locked[path].optional)
}

/** Returns the lock file's paths of the site's dependencies, without devDependencies and packages of workspaces. */
function packagesOfSite(locked) {
  const paths = new Set([''])
  // Iterates over paths that are added meanwhile too.
  for (const path of paths)
    for (const name of Object.keys(locked[path].dependencies ?? {}))
      paths.add(pathInLock(locked, name, path))
  return [...paths]
}

/** Returns the path at which Node would find a package from another one. */
function pathInLock(locked, name, from) {
  const path = `${from && `${from}/`}node_modules/${name}`
  if (path in locked || from === '') return path
  return pathInLock(locked, name, from.slice(0, Math.max(from.lastIndexOf('/node_modules/'), 0)))
}

/** Waits until no other set-up installs in this folder. Makes later set-ups wait until this process exits. */
async function waitForTurn() {
  const lock = '.local/setup.lock'
  const own = `${lock}-${process.pid}`
  mkdirSync('.local', { recursive: true })
  // A hard link has its content at once; a newly created file is empty first.
  writeFileSync(own, String(process.pid))
  const end = Date.now() + 10 * 60_000
  for (let isWaiting = false; !isLinked(own, lock); ) {
    const holder = readIfThere(lock)
    if (holder === null) continue
    if (!isRunning(holder, 'setup.mjs')) {
      // The holder of the lock was killed.
      rmSync(lock, { force: true })
      continue
    }
    if (!isWaiting) console.log('Waiting for another command, which installs packages here ...')
    isWaiting = true
    if (Date.now() > end) fail(`It has not ended in ten minutes: stop it, or delete ${lock}.`)
    await setTimeout(200)
  }
  rmSync(own)
  process.once('exit', () => rmSync(lock, { force: true }))
}

function isLinked(file, name) {
  try {
    linkSync(file, name)
    return true
  } catch (error) {
    if (error.code === 'EEXIST') return false
    throw error
  }
}

/**
 * Ends the set-up if a command runs in this folder. Each running command has a file there. If a command is killed, its
 * file remains.
 */
function refuseWhileInUse() {
  const folder = 'node_modules/.running'
  for (const pid of existsSync(folder) ? readdirSync(folder) : []) {
    const command = readIfThere(join(folder, pid))
    if (command !== null && isRunning(pid, command))
      fail(
        `Packages are missing or outdated. Installing would remove those that ${command} (process ${pid}) uses: stop it, then run this again.`,
      )
  }
}

/**
 * Returns whether a process runs a program. The check is needed because another process may have the same id after a
 * restart of the machine.
 */
function isRunning(pid, program) {
  if (!/^\d+$/.test(pid) || Number(pid) === process.pid) return false
  try {
    process.kill(Number(pid), 0)
  } catch (error) {
    return error.code === 'EPERM'
  }
  const commandLine = `/proc/${pid}/cmdline`
  return !existsSync(commandLine) || readFileSync(commandLine, 'utf8').includes(program)
}

async function installPackages() {
  console.log('Installing packages, once: one or two minutes, more on a slow line ...')
  // Node 20 would warn about every package that requires a newer Node, which is installed below.
  const options = ['--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']
  // A build needs only a sixth of the packages, but installed ones are not removed for a build.
  const siteAlone = ['--omit=dev', '--legacy-peer-deps', '--workspaces=false']
  const omitted = existsSync('node_modules') ? [] : siteAlone
  await install(['ci', ...(isForDevelopment ? ['--include=dev'] : omitted), ...options])
  // `npm ci` would run every package's scripts, because npm 10 ignores `allowScripts`.
  const allowed = Object.entries(readJson('package.json').allowScripts)
    .filter(([, isAllowed]) => isAllowed)
    .map(([specifier]) => specifier)
    .filter((specifier) => existsSync(join('node_modules', specifier.replace(/@[^@]+$/, ''))))
  if (allowed.length > 0) run('npm', ['rebuild', ...allowed, '--loglevel=error'])
}

/** Runs npm, and says every five seconds how many packages are there. */
async function install(parameters) {
  const needed = neededPackages(readJson('package-lock.json').packages)
  const showProgress = () => {
    const there = needed.filter((path) => existsSync(join(path, 'package.json'))).length
    console.log(`  ${there} of ${needed.length} packages`)
  }
  const timer = setInterval(showProgress, 5000)
  const child = spawn('npm', parameters, { stdio: 'inherit', shell: isWindows })
  const [status] = await once(child, 'close').catch(() => [null])
  clearInterval(timer)
  if (status !== 0) failedRun('npm', parameters)
}

function oldestNode() {
  return Number.parseInt(readJson('package.json').engines.node, 10)
}

/** Links the Node of .node-version, which it downloads once. */
function bringNode() {
  const wanted = readFileSync('.node-version', 'utf8').trim()
  const directory = resolve('.local', `node-${wanted}`)
  const program = join(directory, 'node_modules/.bin', isWindows ? 'node.cmd' : 'node')
  if (!existsSync(program)) downloadNode(directory)
  if (!existsSync(program))
    fail(
      `Node ${wanted} is needed, this is ${process.versions.node}, and npm installed none for ${process.platform} on ${process.arch}. Try again, or install it from https://nodejs.org.`,
    )
  rmSync(linkedNode, { force: true })
  if (isWindows) writeFileSync(linkedNode, `@"${program}" %*\r\n`)
  else symlinkSync(program, linkedNode)
}

/** Installs Node from the npm registry, with the version and integrity in scripts/nodeBinaries. */
function downloadNode(directory) {
  console.log(`Downloading a newer Node (this is ${process.versions.node}) ...`)
  const work = `${directory}.partial`
  // A failed earlier attempt may have left either directory without the program, because npm skips a platform's package
  // that fails to install.
  for (const path of [work, directory]) rmSync(path, { recursive: true, force: true })
  cpSync('scripts/nodeBinaries', work, { recursive: true })
  run('npm', ['ci', '--prefix', work, '--ignore-scripts', '--no-audit', '--no-fund', '--silent'])
  renameSync(work, directory)
}

function run(program, parameters) {
  const { status } = spawnSync(program, parameters, { stdio: 'inherit', shell: isWindows })
  if (status !== 0) failedRun(program, parameters)
}

function failedRun(program, parameters) {
  fail(`«${[program, ...parameters].join(' ')}» failed; its output above has the reason.`)
}

function fail(message) {
  console.error(message)
  process.exit(1)
}

function readIfThere(file) {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    if (error.code === 'ENOENT') return null
    throw error
  }
}

function readJson(file) {
  return JSON.parse(readFileSync(file, 'utf8'))
}
