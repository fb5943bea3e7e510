import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { throttledRead } from './throttledRead.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Returns a text that is read every 1,000 ms at most, and each read with its start and end. */
function textRead(duration: number) {
  const reads: { start: number; end?: number }[] = []
  const source = { text: '', isBroken: false }
  const start = performance.now()
  const since = () => performance.now() - start
  const read = async () => {
    const own: (typeof reads)[number] = { start: since() }
    reads.push(own)
    const { text, isBroken } = source
    await new Promise((resolve) => setTimeout(resolve, duration))
    own.end = since()
    if (isBroken) throw new Error('not reached')
    return text
  }
  return { source, reads, value: throttledRead(read, 1000) }
}

test.each([200, 3000])(
  'with reads of %i ms, sixty keys in four windows are read one at a time and once a second, and the last is shown',
  async (duration) => {
    const { source, reads, value } = textRead(duration)
    const windows = ['', '', '', '']
    for (let key = 1; key <= 60; key += 1) {
      source.text += 'x'
      value.expire()
      for (const index of windows.keys())
        value.current().then((text) => {
          if (text.length > (windows[index]?.length ?? 0)) windows[index] = text
        })
      await vi.advanceTimersByTimeAsync(100)
    }
    await vi.advanceTimersByTimeAsync(2 * Math.max(1000, duration))
    expect(windows).toEqual(Array(4).fill('x'.repeat(60)))
    for (const [index, { start }] of reads.entries()) {
      const before = reads[index - 1]
      if (before === undefined) continue
      expect(start - before.start).toBeGreaterThanOrEqual(1000)
      expect(start).toBeGreaterThanOrEqual(before.end ?? Infinity)
    }
    expect(reads.length).toBeGreaterThan(1)
    expect(reads.length).toBeLessThanOrEqual(8)
  },
)

test('what is not stale is not read again', async () => {
  const { reads, value } = textRead(10)
  const first = value.current()
  await vi.advanceTimersByTimeAsync(5000)
  await first
  await value.current()
  expect(reads).toHaveLength(1)
})

test('a failed read is repeated when it is asked for, a second later at the earliest', async () => {
  const { source, reads, value } = textRead(10)
  source.isBroken = true
  const failing = expect(value.current()).rejects.toThrow('not reached')
  await vi.advanceTimersByTimeAsync(10)
  await failing
  source.isBroken = false
  source.text = 'here'
  const again = value.current()
  await vi.advanceTimersByTimeAsync(1100)
  expect(await again).toBe('here')
  expect(reads.map(({ start }) => start)).toEqual([0, 1000])
})
