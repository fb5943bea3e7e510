import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { withRetries } from './retries.ts'

let warned: string[] = []
beforeEach(() => {
  warned = []
  vi.spyOn(console, 'warn').mockImplementation((line) => void warned.push(line))
})
afterEach(() => vi.restoreAllMocks())

/** Returns how often a request is made that always fails so. */
async function attempts(error: object): Promise<number> {
  const request = vi.fn(() => Promise.reject(Object.assign(new Error('No answer'), error)))
  await expect(withRetries(request, { pauseMs: 0, retries: 2 })).rejects.toThrow('No answer')
  return request.mock.calls.length
}

test.each([{}, { statusCode: 429 }, { statusCode: 500 }, { statusCode: 503 }])(
  'a request that may succeed later is repeated, and each failure but the last is logged: %j',
  async (error) => {
    expect(await attempts(error)).toBe(3)
    expect(warned).toEqual([1, 2].map((it) => expect.stringContaining(`(try ${it}): No answer`)))
  },
)

test.each([{ statusCode: 400 }, { statusCode: 401 }, { statusCode: 404 }, { statusCode: 499 }])(
  'a request that is refused is made once: %j',
  async (error) => {
    expect(await attempts(error)).toBe(1)
    expect(warned).toEqual([])
  },
)
