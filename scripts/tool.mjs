// Runs a service's command-line tool: `node scripts/tool.mjs wrangler deploy`. The tool and its dependencies are
// installed from its lock file in scripts/tools/ into .local/tools/, once for each content of that file.
//
// It imports no packages and works with Node 20, because hosts and workflows run it before any installation.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs'
import { delimiter, join } from 'node:path'

const isWindows = process.platform === 'win32'
// The project's own Node, where it is installed, because wrangler refuses Node 20.
process.env.PATH = [join(import.meta.dirname, '../node_modules/.bin'), process.env.PATH].join(
  delimiter,
)
const [name = '', ...parameters] = process.argv.slice(2)
const source = join(import.meta.dirname, 'tools', name)
if (name === '' || !existsSync(join(source, 'package-lock.json'))) {
  console.error(`scripts/tools/ has no lock file of a tool «${name}».`)
  process.exit(1)
}
process.exitCode = run(
  join(installed(), 'node_modules/.bin', isWindows ? `${name}.cmd` : name),
  parameters,
  'inherit',
)

/** Returns the folder of the installed tool. */
function installed() {
  const tools = join(import.meta.dirname, '../.local/tools')
  const lock = readFileSync(join(source, 'package-lock.json'))
  const hash = createHash('sha256').update(lock).digest('hex').slice(0, 12)
  const folder = join(tools, `${name}-${hash}`)
  if (existsSync(folder)) return folder
  mkdirSync(tools, { recursive: true })
  // The tool is installed in a temporary folder, because another command may install the same tool at the same time.
  const work = mkdtempSync(join(tools, `${name}-`))
  cpSync(source, work, { recursive: true })
  const options = ['--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']
  // `npm install` and not `npm ci`, which refuses a lock file without other platforms' binaries, such as that of
  // supabase 3.1.0; the binaries have the tool's exact version. npm does not write to standard output, because programs
  // read the tool's output there.
  const status = run('npm', ['install', '--prefix', work, ...options], ['ignore', 2, 2])
  if (status !== 0) {
    rmSync(work, { recursive: true, force: true })
    console.error(`${name} could not be installed; the output above has the reason.`)
    process.exit(1)
  }
  try {
    renameSync(work, folder)
  } catch (error) {
    rmSync(work, { recursive: true, force: true })
    // The other command was faster.
    if (!existsSync(folder)) throw error
  }
  return folder
}

function run(program, args, stdio) {
  const { status, error } = spawnSync(program, args, { stdio, shell: isWindows })
  if (error) console.error(error.message)
  return status ?? 1
}
