import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { isTimeout, withinTimeLimit } from './timeLimit.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

test('a result in time is returned, and no timer remains', async () => {
  expect(await withinTimeLimit(async () => 'stored')).toBe('stored')
  await expect(withinTimeLimit(() => Promise.reject(new Error('refused')))).rejects.toThrow(
    'refused',
  )
  expect(vi.getTimerCount()).toBe(0)
})

test('after 15 seconds the signal is aborted, and later results are rejected', async () => {
  let aborted = false
  const refused = withinTimeLimit((signal) => {
    signal.addEventListener('abort', () => {
      aborted = true
    })
    return new Promise(() => {})
  }).catch(isTimeout)
  await vi.advanceTimersByTimeAsync(14_999)
  expect(aborted).toBe(false)
  await vi.advanceTimersByTimeAsync(1)
  expect(aborted).toBe(true)
  expect(await refused).toBe(true)
})
