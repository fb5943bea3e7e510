import { afterEach, describe, expect, test, vi } from 'vitest'
import { hostedNames, readEnvironment } from './environment.ts'

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

describe('a build for visitors', () => {
  const hosted = {
    SITE_URL: 'https://www.test.example',
    SANITY_PROJECT_ID: 'abc123',
    ...url,
    SUPABASE_ANON_KEY: 'sb_publishable_abc',
  }
  const faultsWith = (changed: Record<string, string>) => {
    for (const [name, value] of Object.entries({ ...hosted, ...changed })) vi.stubEnv(name, value)
    try {
      readEnvironment({ required: hostedNames })
      return []
    } catch (error) {
      return String(error)
        .split('\n')
        .slice(1)
        .map((line) => line.trim())
    }
  }

  test('needs no other variables than these', () => {
    expect(faultsWith({})).toEqual([])
  })

  test('is refused where all of them are missing, and told of each', () => {
    const none = Object.fromEntries(Object.keys(hosted).map((name) => [name, '']))
    expect(faultsWith(none)).toEqual(Object.keys(hosted).map((name) => `${name} is missing`))
  })

  test('is told of missing and malformed variables at once', () => {
    const faults = faultsWith({
      SITE_URL: 'http://www.test.example',
      SANITY_PROJECT_ID: 'An Id',
      SANITY_DATASET: 'a set',
      SUPABASE_URL: '',
      SUPABASE_ANON_KEY: 'sb_secret_abc',
      PORT: 'many',
    })
    for (const name of [
      'SITE_URL must be an https URL',
      'SANITY_PROJECT_ID must be',
      'SANITY_DATASET must be',
      'SUPABASE_URL is missing',
      'SUPABASE_ANON_KEY is not a public key',
      'PORT',
    ])
      expect(faults).toContainEqual(expect.stringContaining(name))
  })

  test('is not for an address with a path, as pages link from the root', () => {
    expect(faultsWith({ SITE_URL: 'https://someone.github.io/site' })).toEqual([
      'SITE_URL must be an https URL without a path',
    ])
  })
})
