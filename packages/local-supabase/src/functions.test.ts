import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type Functions, startFunctions } from './functions.ts'

let directory = ''
let functions: Functions
const log: string[] = []

/** A function that responds with its process id, and exits on request. */
const program = `
Deno.serve((request) => {
  if (request.method === 'DELETE') Deno.exit(1)
  return Response.json({ pid: Deno.pid, headers: Object.fromEntries(request.headers) })
})`

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'functions-'))
  for (const [name, source] of [
    ['works', program],
    ['broken', `throw new Error('A setting is missing')`],
  ] as const) {
    await mkdir(join(directory, name))
    await writeFile(join(directory, name, 'index.ts'), source)
    await writeFile(join(directory, name, 'deno.json'), '{}')
  }
  const names = ['works', 'broken']
  functions = startFunctions({ directory, names, environment: {} }, (line) => log.push(line))
  await functions.started
})

afterAll(async () => {
  await functions.close()
  await rm(directory, { recursive: true })
})

const request = (method = 'GET') => new Request('http://localhost', { method })
const call = (method?: string) => functions.call('works', request(method))
const pid = async () => (await (await call()).json()).pid

test('after a crash, requests that come at the same time share one new process', async () => {
  const before = await pid()
  const errors = vi.spyOn(console, 'error').mockImplementation(() => {})
  expect((await call('DELETE')).status).toBe(503)
  expect(errors.mock.calls.flat().join()).toContain('Function works does not answer')
  errors.mockRestore()
  await vi.waitFor(() => expect(() => process.kill(before, 0)).toThrow('ESRCH'), 60_000)
  const pids = new Set(await Promise.all(Array.from({ length: 20 }, pid)))
  expect(pids.size).toBe(1)
  expect(pids).not.toContain(before)
})

test('one that fails to start logs the reason, responds with 503, and does not affect others', async () => {
  const response = await functions.call('broken', request())
  expect(response.status).toBe(503)
  const reason = 'does not run: A setting is missing'
  expect(functions.failures).toEqual(new Map([['broken', reason]]))
  expect(log.filter((line) => line === `[broken] ${reason}`)).toHaveLength(1)
  expect((await call('GET')).status).toBe(200)
})

test('with an empty cache and without a registry, a function with packages starts', async () => {
  const cache = join(directory, 'cache')
  const name = 'packages'
  await mkdir(join(directory, name))
  const manifest = await readFile('node_modules/@supabase/supabase-js/package.json', 'utf8')
  const { version }: { version: string } = JSON.parse(manifest)
  const specifier = `npm:@supabase/supabase-js@${version}`
  const packages = { [`@supabase/supabase-js@${version}`]: { integrity: 'sha512-any' } }
  const lock = { version: '4', specifiers: { [specifier]: version }, npm: packages }
  for (const [file, content] of [
    ['deno.json', { imports: { '@supabase/supabase-js': specifier } }],
    ['deno.lock', lock],
  ] as const)
    await writeFile(join(directory, name, file), JSON.stringify(content))
  await symlink(resolve('node_modules'), join(directory, 'node_modules'), 'junction')
  await writeFile(
    join(directory, name, 'index.ts'),
    `import { createClient } from '@supabase/supabase-js'
    Deno.serve(() => new Response(typeof createClient))`,
  )
  const environment = { DENO_DIR: cache, NPM_CONFIG_REGISTRY: 'http://127.0.0.1:9' }
  const offline = startFunctions({ directory, names: [name], environment }, () => {})
  await offline.started
  expect(offline.failures).toEqual(new Map())
  const response = await offline.call(name, request())
  expect(await response.text()).toBe('function')
  await offline.close()
})

test('functions that start at the same time listen on ports of their own', async () => {
  const names = Array.from({ length: 3 }, (_, number) => `copy-${number}`)
  for (const name of names) {
    await mkdir(join(directory, name))
    await writeFile(join(directory, name, 'index.ts'), program)
    await writeFile(join(directory, name, 'deno.json'), '{}')
  }
  const copies = startFunctions({ directory, names, environment: {} }, () => {})
  const pids = await Promise.all(
    names.map(async (name) => (await (await copies.call(name, request())).json()).pid),
  )
  await copies.close()
  expect(new Set(pids).size).toBe(names.length)
})
