import { afterEach, expect, test, vi } from 'vitest'
import { readEnvironment } from './environment.ts'

afterEach(() => vi.unstubAllEnvs())

function withVariables(variables: Record<string, string>) {
  for (const [name, value] of Object.entries(variables)) vi.stubEnv(name, value)
  return readEnvironment
}

const url = { SUPABASE_URL: 'https://project.supabase.co' }
const legacySecret = ['e30', btoa('{"role":"service_role"}'), 'signature'].join('.')

test.each(['sb_secret_abc', legacySecret])(
  'a secret key where the public one is meant is refused, and not repeated: %.9s',
  (key) => {
    const read = withVariables({ ...url, SUPABASE_ANON_KEY: key })
    expect(read).toThrow('SUPABASE_ANON_KEY is a secret key')
    expect(read).not.toThrow(key)
  },
)

test('a publishable or anon key is taken', () => {
  const anon = ['e30', btoa('{"role":"anon"}'), 'signature'].join('.')
  for (const key of ['sb_publishable_abc', anon])
    expect(withVariables({ ...url, SUPABASE_ANON_KEY: key })().supabase.key).toBe(key)
})

test('every variable at fault is named at once', () => {
  const read = withVariables({ SITE_URL: 'nowhere', PORT: 'many', SUPABASE_URL: url.SUPABASE_URL })
  for (const name of ['SITE_URL', 'PORT']) expect(read).toThrow(name)
})

test('an address without its key is refused', () => {
  expect(withVariables(url)).toThrow('SUPABASE_ANON_KEY go together')
})
