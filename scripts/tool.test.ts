import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { globSync } from 'node:fs'
import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, delimiter, dirname, join } from 'node:path'
import { text } from 'node:stream/consumers'
import { describe, expect, onTestFinished, test } from 'vitest'

type Locked = { version?: string; integrity?: string; inBundle?: boolean }

const locks = globSync('scripts/tools/*/package-lock.json')

test('each tool is locked with all that it needs, and carries its own name', async () => {
  expect(locks.map((lock) => basename(dirname(lock))).toSorted()).toEqual([
    'netlify',
    'supabase',
    'wrangler',
  ])
  for (const lock of locks) {
    const { packages } = JSON.parse(await readFile(lock, 'utf8'))
    const { '': root, ...needed }: Record<string, Locked> = packages
    expect(
      Object.values(needed).filter((it) => !it.version || !(it.integrity || it.inBundle)),
    ).toEqual([])
    const { dependencies } = JSON.parse(await readFile(join(dirname(lock), 'package.json'), 'utf8'))
    expect(root).toMatchObject({ dependencies })
    expect(Object.values(dependencies)).toEqual([expect.stringMatching(/^\d+\.\d+\.\d+$/)])
  }
})

/** Replaces npm: reports the installation, and makes a tool that prints its parameters and exits with 3. */
const npm = `#!/bin/sh
  echo installed by npm
  mkdir -p "$3/node_modules/.bin"
  printf '#!/bin/sh\\necho "$@"; exit 3\\n' > "$3/node_modules/.bin/one"
  chmod +x "$3/node_modules/.bin/one"`

// The doubles are shell scripts.
describe.runIf(process.platform !== 'win32')('a tool', () => {
  async function project(installer = npm) {
    const directory = await mkdtemp(join(tmpdir(), 'tool-'))
    onTestFinished(() => rm(directory, { recursive: true }))
    const source = join(directory, 'scripts/tools/one')
    const lock = (content: string) => writeFile(join(source, 'package-lock.json'), content)
    await mkdir(source, { recursive: true })
    await cp('scripts/tool.mjs', join(directory, 'scripts/tool.mjs'))
    await lock('{}')
    await mkdir(join(directory, 'bin'))
    await writeFile(join(directory, 'bin/npm'), installer, { mode: 0o755 })
    const run = async (...parameters: string[]) => {
      const child = spawn(process.execPath, ['scripts/tool.mjs', ...parameters], {
        cwd: directory,
        env: { PATH: [join(directory, 'bin'), process.env.PATH].join(delimiter) },
      })
      const [output, errors, [code]] = await Promise.all([
        text(child.stdout),
        text(child.stderr),
        once(child, 'close'),
      ])
      return { output, errors, code }
    }
    return { run, lock, directory }
  }

  test('is installed once, and gives its own output and exit code', async () => {
    const { run, lock, directory } = await project()
    const results = await Promise.all([run('one', 'deploy', '--prod'), run('one', 'deploy')])
    expect(results.map(({ output, code }) => [output, code])).toEqual([
      ['deploy --prod\n', 3],
      ['deploy\n', 3],
    ])
    expect(await run('one', 'again')).toEqual({ output: 'again\n', errors: '', code: 3 })
    expect(await readdir(join(directory, '.local/tools'))).toHaveLength(1)
    await lock('{ "newer": true }')
    expect((await run('one')).errors).toContain('installed by npm')
  })

  test('runs with the Node of the project', async () => {
    const { run, directory } = await project(npm.replace('echo "$@"', 'node'))
    await mkdir(join(directory, 'node_modules/.bin'), { recursive: true })
    const node = join(directory, 'node_modules/.bin/node')
    await writeFile(node, '#!/bin/sh\necho the project’s own', { mode: 0o755 })
    expect((await run('one')).output).toBe('the project’s own\n')
  })

  test('that cannot be installed is named, and leaves nothing', async () => {
    const { run, directory } = await project('#!/bin/sh\necho no network >&2; exit 1')
    const { errors, code } = await run('one')
    expect([errors, code]).toEqual([
      'no network\none could not be installed; the output above has the reason.\n',
      1,
    ])
    expect(await readdir(join(directory, '.local/tools'))).toEqual([])
    expect((await run('two')).errors).toContain('no lock file of a tool «two»')
  })
})
