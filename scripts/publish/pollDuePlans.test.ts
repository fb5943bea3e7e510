import { expect, test, vi } from 'vitest'
import type { LakeClient } from '../../shared/plans/planMutations.ts'
import { takeConsoleErrors } from '../../tests/support/failOnConsoleError.ts'
import { planPoller } from './pollDuePlans.ts'

test('a Content Lake that is away is reported once, and once when it is back', async () => {
  const log = vi.spyOn(console, 'log').mockImplementation(() => {})
  const fetch = vi.fn<LakeClient['fetch']>().mockRejectedValue(new Error('fetch failed'))
  const poll = planPoller({ config: () => ({}), fetch, mutate: async () => {} })
  const polls = async (count: number) => {
    for (let index = 0; index < count; index += 1) await poll(Date.now)
    return [...takeConsoleErrors(), ...log.mock.calls.splice(0).flat()]
  }
  expect(await polls(3)).toEqual(['Plans could not be executed, and are tried again: fetch failed'])
  fetch.mockResolvedValue([])
  expect(await polls(3)).toEqual(['Plans can be executed again.'])
  fetch.mockRejectedValue(new Error('fetch failed'))
  expect(await polls(2)).toHaveLength(1)
})

test('a plan that fails is named', async () => {
  const plan = {
    ...{ _id: 'drafts.plan-a', _rev: '1', _type: 'plan', state: 'scheduled' },
    ...{ at: '2026-11-23T09:00:00Z', publishes: [{ _ref: 'a' }] },
  }
  const fetch: LakeClient['fetch'] = async (_, { ids }) => {
    if (ids) throw new Error('answered 500')
    return [plan]
  }
  await planPoller({ config: () => ({}), fetch, mutate: async () => {} })(Date.now)
  expect(takeConsoleErrors()).toEqual([expect.stringContaining('drafts.plan-a: answered 500')])
})
