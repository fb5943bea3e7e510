import type { ValidationContext } from 'sanity'
import { expect, test, vi } from 'vitest'
import { ifReadable } from './ifReadable.ts'

const context = {} as ValidationContext

test('a check that cannot read says nothing of the field', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue()
  const check = ifReadable(async () => {
    throw new TypeError('Failed to fetch')
  })
  expect(await check('value', context)).toBe(true)
  expect(warn).toHaveBeenCalledOnce()
})

test('what a check finds is reported', async () => {
  expect(await ifReadable(async () => 'Another page has this address')('value', context)).toBe(
    'Another page has this address',
  )
})
