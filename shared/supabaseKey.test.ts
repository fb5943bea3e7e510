import { expect, test } from 'vitest'
import { isPublicKey } from './supabaseKey.ts'

const jwt = (role: string) =>
  `e30.${Buffer.from(JSON.stringify({ iss: 'supabase', role })).toString('base64url')}.sign`

test.each([
  ['sb_publishable_abc', true],
  [jwt('anon'), true],
  ['sb_secret_abc', false],
  [jwt('service_role'), false],
  ['', false],
  ['a.%.b', false],
])('%s', (key, isPublic) => {
  expect(isPublicKey(key)).toBe(isPublic)
})
