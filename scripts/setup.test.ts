import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { describe, expect, test, vi } from 'vitest'

type Package = { dependencies?: object; optionalDependencies?: object }

/** Returns the lock file's entries that hosts install: with neither peers nor workspaces. */
async function installedByHosts() {
  const { packages }: { packages: Record<string, Package> } = JSON.parse(
    await readFile('package-lock.json', 'utf8'),
  )
  const resolved = (name: string, from: string): string | undefined => {
    const path = `${from === '' ? '' : `${from}/`}node_modules/${name}`
    if (path in packages || from === '') return path in packages ? path : undefined
    return resolved(name, from.slice(0, Math.max(from.lastIndexOf('/node_modules/'), 0)))
  }
  const collected = new Set<string>([''])
  // Iterates over packages that are added meanwhile too.
  for (const path of collected) {
    const { dependencies = {}, optionalDependencies = {} } = packages[path] ?? {}
    for (const name of Object.keys({ ...dependencies, ...optionalDependencies })) {
      const next = resolved(name, path)
      if (next !== undefined) collected.add(next)
    }
  }
  collected.delete('')
  return Object.fromEntries([...collected].map((path) => [path, packages[path]]))
}

test('a build on a host that has installed `dependencies` alone installs nothing more, unless it starts a stand-in', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'setup-'))
  for (const file of ['package.json', 'package-lock.json', '.node-version'])
    await cp(file, join(directory, file))
  await mkdir(join(directory, 'node_modules'))
  const setUp = (flags: string[] = [], variables = {}) =>
    spawnSync(process.execPath, [resolve('scripts/setup.mjs'), ...flags], {
      cwd: directory,
      // Without npm, an installation fails.
      env: { PATH: directory, ...variables },
      encoding: 'utf8',
    })
  const installs = { status: 1, stdout: expect.stringMatching(/^Installing/) }
  const installsNothing = { status: 0, stdout: '' }
  expect(setUp()).toMatchObject(installs)

  const packages = await installedByHosts()
  await writeFile(join(directory, 'node_modules/.package-lock.json'), JSON.stringify({ packages }))
  expect(setUp()).toMatchObject(installsNothing)
  expect(setUp(['--content'], { SANITY_PROJECT_ID: 'abc' })).toMatchObject(installsNothing)
  expect(setUp(['--content'])).toMatchObject(installs)
  await writeFile(join(directory, '.env'), '# SANITY_PROJECT_ID=\nSANITY_PROJECT_ID=\n')
  expect(setUp(['--content'])).toMatchObject(installs)
  await writeFile(join(directory, '.env'), 'SANITY_PROJECT_ID=abc\n')
  expect(setUp(['--content'])).toMatchObject(installsNothing)
  await rm(directory, { recursive: true })
})

test('every command is set up first; one that is not in scripts/commands/, with all packages', async () => {
  const { scripts }: { scripts: Record<string, string> } = JSON.parse(
    await readFile('package.json', 'utf8'),
  )
  const commands = Object.entries(scripts).filter(
    ([name]) => !(name.startsWith('pre') && name.slice(3) in scripts),
  )
  expect(commands.length).toBeGreaterThan(20)
  const withoutSetUp = commands.filter(([name, command]) => {
    const flags = /^node scripts\/setup\.mjs((?: --(?:dev|content|browser))*)$/.exec(
      scripts[`pre${name}`] ?? '',
    )?.[1]
    return !(command.includes('scripts/commands/') ? flags !== undefined : flags?.includes('--dev'))
  })
  expect(withoutSetUp).toEqual([])
})

/** Replaces npm: reports its start, and installs the packages once it may end. */
const npm = `#!/usr/bin/env node
  const { appendFileSync, existsSync, mkdirSync, rmSync, writeFileSync } = require('node:fs')
  if (process.argv[2] !== 'ci') process.exit()
  appendFileSync('begun', '1')
  const timer = setInterval(() => {
    if (!existsSync('may-end')) return
    clearInterval(timer)
    rmSync('node_modules', { recursive: true, force: true })
    mkdirSync('node_modules/.bin', { recursive: true })
    const packages = { 'node_modules/one': { version: '1.0.0', integrity: 'sha512-one' } }
    writeFileSync('node_modules/.package-lock.json', JSON.stringify({ packages }))
  }, 5)`

/** Creates a project whose only package is not installed. */
async function newProject() {
  const directory = await mkdtemp(join(tmpdir(), 'setup-'))
  const one = { version: '1.0.0', integrity: 'sha512-one' }
  const files = {
    'package.json': JSON.stringify({
      engines: { node: '20.x' },
      devDependencies: {},
      allowScripts: {},
    }),
    'package-lock.json': JSON.stringify({ packages: { '': {}, 'node_modules/one': one } }),
    'node_modules/kept': '',
    'scripts/commands/start.ts': `
      import { runCommand } from '${pathToFileURL(resolve('scripts/runCommand.ts'))}'
      await runCommand(async () => {
        console.log('It runs.')
        await new Promise((resolve) => process.stdin.once('end', resolve).resume())
      })`,
  }
  const write = async (path: string, text: string) => {
    await mkdir(dirname(join(directory, path)), { recursive: true })
    await writeFile(join(directory, path), text)
  }
  for (const [path, text] of Object.entries(files)) await write(path, text)
  await mkdir(join(directory, 'bin'))
  await writeFile(join(directory, 'bin/npm'), npm, { mode: 0o755 })
  const run = (program: string, flags: string[] = []) => {
    const child = spawn(process.execPath, [program, ...flags], {
      cwd: directory,
      env: { PATH: [join(directory, 'bin'), dirname(process.execPath)].join(delimiter) },
    })
    const output = { text: '' }
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (data: Buffer) => {
        output.text += data
      })
    const says = (text: string) => vi.waitFor(() => expect(output.text).toContain(text), 30_000)
    return { child, says, code: once(child, 'close').then(([code]): number | null => code) }
  }
  return {
    setUp: (flags?: string[]) => run(resolve('scripts/setup.mjs'), flags),
    start: () => run('scripts/commands/start.ts'),
    write,
    read: (path: string) => readFile(join(directory, path), 'utf8'),
    mayEnd: () => write('may-end', ''),
    installations: async () => (await readFile(join(directory, 'begun'), 'utf8')).length,
    packages: () => readdir(join(directory, 'node_modules')),
    remove: () => rm(directory, { recursive: true }),
  }
}

// npm is a program of another kind on Windows.
describe.runIf(process.platform !== 'win32')('an installation', () => {
  test('is made once by two set-ups at the same time: the second waits for the first', async () => {
    const project = await newProject()
    const first = project.setUp()
    await vi.waitFor(async () => expect(await project.installations()).toBe(1), 30_000)
    const second = project.setUp()
    await second.says('Waiting for another command')
    await project.mayEnd()
    expect([await first.code, await second.code]).toEqual([0, 0])
    expect(await project.installations()).toBe(1)
    await project.remove()
  })

  test('says how far it is', async () => {
    const project = await newProject()
    const { says, code } = project.setUp(['--dev'])
    await says('0 of 1 packages')
    await project.write('node_modules/one/package.json', '{}')
    await says('1 of 1 packages')
    await project.mayEnd()
    expect(await code).toBe(0)
    await project.remove()
  })

  test('is refused while a command runs in the folder, and names it; its packages stay', async () => {
    const project = await newProject()
    await project.mayEnd()
    const { child, says, code } = project.start()
    await says('It runs.')
    const refused = project.setUp()
    await refused.says(`scripts/commands/start.ts (process ${child.pid}) uses: stop it`)
    expect(await refused.code).toBe(1)
    expect(await project.packages()).toContain('kept')

    child.stdin.end()
    expect(await code).toBe(0)
    expect(await project.setUp().code).toBe(0)
    expect(await project.packages()).not.toContain('kept')
    await project.remove()
  })

  test('keeps the Node that an earlier one has linked, because the command runs under it', async () => {
    const project = await newProject()
    await project.write('.node-version', '24.0.0\n')
    await project.write('.local/node-24.0.0/node_modules/.bin/node', 'the program')
    await project.write('node_modules/.bin/node', 'a link to the program')
    await project.mayEnd()
    expect(await project.setUp().code).toBe(0)
    expect(await project.installations()).toBe(1)
    expect(await project.read('node_modules/.bin/node')).toBe('the program')
    await project.remove()
  })

  test('is not hindered by what killed processes have left', async () => {
    const project = await newProject()
    const { child, says, code } = project.start()
    await says('It runs.')
    child.kill('SIGKILL')
    await code
    await project.write('.local/setup.lock', `${child.pid}`)
    await project.mayEnd()
    expect(await project.setUp().code).toBe(0)
    await project.remove()
  })
})
