import { spawn } from 'node:child_process'
import { mkdtempDisposable, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { json } from 'node:stream/consumers'
import { expect, test } from 'vitest'

const preloaded = './scripts/process/limitMallocArenas.ts'

/** Runs a program with the module, and returns what it knows of itself. */
async function run(variables: { MALLOC_ARENA_MAX?: string }) {
  await using directory = await mkdtempDisposable(join(tmpdir(), 'arenas-'))
  const program = join(directory.path, 'program.mjs')
  await writeFile(
    program,
    'const { pid, argv, env } = process; console.log(JSON.stringify({ pid, given: argv.slice(2), arenas: env.MALLOC_ARENA_MAX }))',
  )
  const child = spawn(process.execPath, ['--import', preloaded, program, '--runs', '3'], {
    env: { PATH: process.env.PATH, ...variables },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  return { started: child.pid, known: await json(child.stdout) }
}

test('on Linux a program has two arenas, and its process id and parameters stay everywhere', async () => {
  const { started, known } = await run({})
  const arenas = process.platform === 'linux' ? '2' : undefined
  expect(known).toEqual({ pid: started, given: ['--runs', '3'], arenas })
})

test('a number that an operator has chosen stays', async () => {
  const { started, known } = await run({ MALLOC_ARENA_MAX: '8' })
  expect(known).toEqual({ pid: started, given: ['--runs', '3'], arenas: '8' })
})

test('the programs that keep running have few arenas', async () => {
  const { scripts } = JSON.parse(await readFile('package.json', 'utf8'))
  for (const name of ['start', 'start:publisher'])
    expect(scripts[name]).toContain(`--import ${preloaded}`)
})
