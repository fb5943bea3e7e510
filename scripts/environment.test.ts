import { afterEach, expect, test, vi } from 'vitest'
import { readEnvironment } from './environment.ts'

afterEach(() => vi.unstubAllEnvs())

function withVariables(variables: Record<string, string>) {
  for (const [name, value] of Object.entries(variables)) vi.stubEnv(name, value)
  return readEnvironment
}

const url = { SUPABASE_URL: 'https://project.supabase.co' }
const legacy = (role: string) => ['e30', btoa(`{"role":"${role}"}`), 'signature'].join('.')

test.each([
  'sb_secret_abc',
  ' sb_secret_abc',
  '"sb_secret_abc"',
  'sbp_personal_access_token',
  legacy('service_role'),
  legacy('supabase_admin'),
])('a secret key in place of the publishable key is refused, and not printed: %.9s', (key) => {
  const read = withVariables({ ...url, SUPABASE_ANON_KEY: key })
  expect(read).toThrow('SUPABASE_ANON_KEY is not a public key')
  expect(read).not.toThrow(key)
})

test('a publishable or anon key is taken', () => {
  for (const key of ['sb_publishable_abc', legacy('anon')])
    expect(withVariables({ ...url, SUPABASE_ANON_KEY: key })().supabase.key).toBe(key)
})

test('one error names all invalid variables', () => {
  const read = withVariables({ SITE_URL: 'nowhere', PORT: 'many', SUPABASE_URL: url.SUPABASE_URL })
  for (const name of ['SITE_URL', 'PORT']) expect(read).toThrow(name)
})

test('a Supabase URL without its key is refused', () => {
  expect(withVariables(url)).toThrow('SUPABASE_ANON_KEY go together')
})
