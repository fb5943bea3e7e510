import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { readEnvironment } from '../environment.ts'
import { startStandIns } from './standIns.ts'

vi.mock(import('./startEditing.ts'), () => ({
  startEditing: async () => {
    throw new Error('The Studio could not be built')
  },
}))

test('a Studio that does not start leaves the other services running', async () => {
  vi.spyOn(console, 'log').mockImplementation(() => {})
  const errors = vi.spyOn(console, 'error').mockImplementation(() => {})
  const LOCAL_DATA = await mkdtemp(join(tmpdir(), 'stand-ins-'))
  const settings = { LOCAL_DATA, LAKE_PORT: 0, usesLocalLake: true, usesLocalSupabase: false }
  const running = new AsyncDisposableStack()
  const { client, startStudio } = await startStandIns(
    { ...readEnvironment(), ...settings },
    running,
  )

  await startStudio()

  expect(errors.mock.calls.flat()).toEqual([
    'The Studio could not be built',
    expect.stringContaining('everything else runs'),
  ])
  expect(await client.fetch('count(*)')).toBe(0)
  await running.disposeAsync()
  await rm(LOCAL_DATA, { recursive: true })
  vi.restoreAllMocks()
})
