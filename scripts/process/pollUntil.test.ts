import { expect, test } from 'vitest'
import { pollUntil } from './pollUntil.ts'

test('what does not come is given up after five minutes, however long each answer takes', async () => {
  let time = 0
  let asked = 0
  const ask = async () => {
    time += 10_000
    asked += 1
    return null
  }
  await expect(pollUntil(ask, 'It is not there.', 0, () => time)).rejects.toThrow('not there')
  expect(asked).toBe(30)
})

test('what comes is returned at once, even if it is false', async () => {
  const results = [null, null, false, true]
  expect(await pollUntil(async () => results.shift() ?? null, 'It is not there.', 0)).toBe(false)
  expect(results).toEqual([true])
})
