import { expect, test } from 'vitest'
import { readVariables } from './variables.ts'

const url = { SUPABASE_URL: 'https://project.supabase.co' }
const secretKeys = (value: unknown) => ({ SUPABASE_SECRET_KEYS: JSON.stringify(value) })
const read = (given: Record<string, string>) => () =>
  readVariables({}, { ...url, ...given }).SUPABASE_SECRET_KEY

test('the secret key named default is used, whatever others exist', () => {
  expect(read(secretKeys({ mobile: 'another', default: 'new' }))()).toBe('new')
})

test('a key with another name is used, as after a rotation', () => {
  expect(read(secretKeys({ rotated: 'new' }))()).toBe('new')
})

test.each([
  {},
  { SUPABASE_SECRET_KEYS: '' },
  secretKeys({}),
  { SUPABASE_SECRET_KEYS: 'sb_secret_plain' },
  secretKeys({ default: '' }),
  secretKeys(['sb_secret_listed']),
  secretKeys(null),
])('no secret key, or one in another form, is an error that names the variable: %j', (given) => {
  expect(read(given)).toThrow('SUPABASE_SECRET_KEYS')
  expect(read(given)).not.toThrow(/sb_secret|another/)
})
