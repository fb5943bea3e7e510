import { expect, test } from 'vitest'
import { isPublicKey } from './supabaseKey.ts'

// The last is a legacy key of a role with all rights.
const others = ['sb_secret_abc', '', 'e30.eyJyb2xlIjoic2VydmljZV9yb2xlIn0.sign']

test('only a publishable key may be public', () => {
  expect(isPublicKey('sb_publishable_abc')).toBe(true)
  expect(others.filter(isPublicKey)).toEqual([])
})
