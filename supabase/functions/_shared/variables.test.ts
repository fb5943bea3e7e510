import { expect, test } from 'vitest'
import { readVariables } from './variables.ts'

const url = { SUPABASE_URL: 'https://project.supabase.co' }
const legacy = { SUPABASE_SERVICE_ROLE_KEY: 'legacy' }
const secretKeys = (value: unknown) => ({ SUPABASE_SECRET_KEYS: JSON.stringify(value) })
const read = (given: Record<string, string>) => () =>
  readVariables({}, { ...url, ...given }).SUPABASE_SECRET_KEY

test('the secret key named default is used, whatever others exist', () => {
  expect(read({ ...legacy, ...secretKeys({ mobile: 'another', default: 'new' }) })()).toBe('new')
})

test('a key with another name is used, as after a rotation', () => {
  expect(read({ ...legacy, ...secretKeys({ rotated: 'new' }) })()).toBe('new')
})

test('a project without a secret key has its legacy key', () => {
  for (const given of [{}, { SUPABASE_SECRET_KEYS: '' }, secretKeys({})])
    expect(read({ ...legacy, ...given })()).toBe('legacy')
})

test.each([
  {},
  { ...legacy, SUPABASE_SECRET_KEYS: 'sb_secret_plain' },
  { ...legacy, ...secretKeys({ default: '' }) },
  secretKeys(['sb_secret_listed']),
  secretKeys(null),
])('neither key, or one in another form, is an error that names both: %j', (given) => {
  expect(read(given)).toThrow(/SUPABASE_SECRET_KEYS .* SUPABASE_SERVICE_ROLE_KEY/)
  expect(read(given)).not.toThrow(/sb_secret|another/)
})
