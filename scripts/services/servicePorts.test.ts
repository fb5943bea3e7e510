import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { HttpResponse, http } from 'msw'
import { setupServer } from 'msw/node'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { readEnvironment } from '../environment.ts'
import { chooseServicePorts, runningServices } from './servicePorts.ts'

let directory: string
/** Ports at which something listens. */
let taken: number[]
let running: AsyncDisposableStack

beforeEach(async () => {
  vi.spyOn(console, 'log').mockImplementation(() => {})
  directory = await mkdtemp(join(tmpdir(), 'ports-'))
  taken = []
  running = new AsyncDisposableStack()
})
afterEach(async () => {
  vi.restoreAllMocks()
  await running.disposeAsync()
  await rm(directory, { recursive: true })
})

const clone = (name: string) => ({ ...readEnvironment(), LOCAL_DATA: join(directory, name) })
const start = async (name: string) => {
  const environment = await chooseServicePorts(
    clone(name),
    running,
    async (port) => !taken.includes(port),
  )
  const { LAKE_PORT, STUDIO_PORT, SUPABASE_PORT } = environment
  taken.push(LAKE_PORT, STUDIO_PORT, SUPABASE_PORT)
  return environment
}

test('two clones have services of their own, at ports of their own', async () => {
  expect(await start('first')).toMatchObject({ LAKE_PORT: 3334, SUPABASE_PORT: 54321 })
  expect(await start('second')).toMatchObject({
    LAKE_PORT: 3344,
    PREVIEW_PORT: 3345,
    SANITY_STUDIO_URL: 'http://localhost:3343',
    supabase: { url: 'http://localhost:54331' },
  })
  expect(console.log).toHaveBeenCalledExactlyOnceWith(
    expect.stringContaining('Port 3333 is in use'),
  )
})

test('a clone that finds another one names its folder', async () => {
  const other = { PONG: true, directory: '/elsewhere/.local/lake' }
  const lake = setupServer(
    http.get('http://localhost:3334/v1/ping', () => HttpResponse.json(other)),
  )
  lake.listen()
  onTestFinished(() => lake.close())
  taken = [3333]
  await start('second')
  expect(console.log).toHaveBeenCalledExactlyOnceWith(
    'Port 3333 is in use, by the copy of this project with the data in /elsewhere/.local: the services of this folder get other ports.',
  )
})

test('other commands find the services of their own folder, and not those of another', async () => {
  await start('first')
  await start('second')
  expect(await runningServices(clone('second'))).toMatchObject({ LAKE_PORT: 3344 })
  expect(await runningServices(clone('third'))).toBeNull()
})

test('what is left of services that have stopped is not taken for services', async () => {
  await start('first')
  await running.disposeAsync()
  running = new AsyncDisposableStack()
  expect(await runningServices(clone('first'))).toBeNull()
})

test('ports that somebody has set are kept', async () => {
  taken = [4000]
  const environment = { ...clone('first'), LAKE_PORT: 4000 }
  expect(await chooseServicePorts(environment, running)).toBe(environment)
})
