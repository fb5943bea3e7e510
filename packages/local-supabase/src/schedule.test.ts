import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { startSchedule } from './functions.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const called: string[] = []
const functions = {
  call: async (name: string) => {
    called.push(name)
    return new Response(null, { status: 202 })
  },
}
let due: string[] = []
const database = {
  query: async <Row>() => due.map((name) => ({ name })) as Row[],
}

beforeEach(() => {
  called.length = 0
  due = []
})

test('the functions that the database names are called at every interval, until it is stopped', async () => {
  const schedule = startSchedule(database, functions, { dueFunctionsQuery: '', intervalMs: 1000 })
  await vi.advanceTimersByTimeAsync(1000)
  expect(called).toEqual([])
  due = ['one', 'two']
  await vi.advanceTimersByTimeAsync(1000)
  expect(called).toEqual(['one', 'two'])
  await schedule.stop()
  await vi.advanceTimersByTimeAsync(5000)
  expect(called).toEqual(['one', 'two'])
})

test('without an interval only a sweep calls them', async () => {
  due = ['one']
  const schedule = startSchedule(database, functions, { dueFunctionsQuery: '', intervalMs: null })
  await vi.advanceTimersByTimeAsync(60_000)
  expect(called).toEqual([])
  await schedule.sweep()
  expect(called).toEqual(['one'])
})
