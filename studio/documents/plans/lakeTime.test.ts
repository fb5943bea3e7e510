import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { lakeNow, readLakeTime } from './lakeTime.ts'
import { planState } from './planDocument.ts'

const at = '2026-11-30T08:00:00.000Z'

beforeEach(() => void vi.useFakeTimers({ now: Date.parse('2026-11-30T10:00:00Z') }))
afterEach(() => void vi.useRealTimers())

test('a plan is late by the clock of the Content Lake, not by a wrong one of the editor', async () => {
  const plan = { state: 'scheduled', at } as const
  expect(planState(plan).tone).toBe('critical')
  await readLakeTime({ fetch: vi.fn(async () => '2026-11-30T07:59:00Z') })
  expect(new Date(lakeNow()).toISOString()).toBe('2026-11-30T07:59:00.000Z')
  expect(planState(plan).tone).toBe('primary')
})
