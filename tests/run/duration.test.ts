import { readFile } from 'node:fs/promises'
import { HttpResponse, http } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { compareDuration, durationInCi } from './duration.ts'

const api = 'https://api.github.test/repos/company/site'

/** Seconds of the two shards, by run. */
let runs: [number, number][] = []

const at = (seconds: number) => new Date(seconds * 1000).toISOString().replace('.000', '')

const jobOf = (seconds: number) => ({
  steps: [
    { name: 'Set up job', started_at: '1970-01-01T01:00:00.000+01:00', completed_at: at(7) },
    { name: 'npm test', started_at: at(10), completed_at: at(10 + seconds) },
    { name: 'Skipped', started_at: null, completed_at: null },
  ],
})

const server = setupServer(
  http.get(`${api}/actions/workflows/ci.yml/runs`, ({ request }) => {
    const { searchParams } = new URL(request.url)
    expect(Object.fromEntries(searchParams)).toMatchObject({ branch: 'main', status: 'success' })
    return HttpResponse.json({ workflow_runs: runs.map((_, id) => ({ id })) })
  }),
  http.get(`${api}/actions/runs/:id/jobs`, ({ params }) => {
    const shards = runs[Number(params.id)] ?? []
    return HttpResponse.json({ jobs: [{ steps: [] }, ...shards.map(jobOf)] })
  }),
)
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
afterAll(() => server.close())

test('the duration in CI is the median of five runs, of all shards together', async () => {
  runs = [
    [300, 310],
    [900, 900],
    [320, 300],
    [290, 300],
    [310, 330],
  ]
  expect(await durationInCi(api, 'token')).toBe(620)
})

test('fewer than five runs are not compared', async () => {
  runs = [[300, 310]]
  expect(await durationInCi(api, 'token')).toBeNull()
})

test('a duration fails when it is a sixth longer than recorded, and the message says what to do', () => {
  expect(compareDuration(700, 600)).toContain('took 700 s')
  expect(() => compareDuration(701, 600)).toThrow(
    'commit { "seconds": 701 } in tests/run/budget.json',
  )
  expect(() => compareDuration(600, null)).toThrow('No duration of npm test is recorded')
})

test('the step that is measured is that of the shards', async () => {
  const workflow = await readFile('.github/workflows/ci.yml', 'utf8')
  expect(workflow).toMatch(/- name: npm test\n\s+run: npm test -- --shard/)
})
