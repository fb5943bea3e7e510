import { afterEach, describe, expect, test, vi } from 'vitest'
import { hostedVariables, readEnvironment } from './environment.ts'

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
])('a secret key in place of a public one is refused, and not printed: %.9s', (key) => {
  for (const name of ['SUPABASE_PUBLISHABLE_KEY', 'SUPABASE_ANON_KEY']) {
    const read = withVariables({ ...url, [name]: key })
    expect(read).toThrow(/SUPABASE_PUBLISHABLE_KEY .*SUPABASE_ANON_KEY.* is not a public key/)
    expect(read).not.toThrow(key)
    vi.unstubAllEnvs()
  }
})

test('the publishable key is used, or the legacy anon key without one', () => {
  const anon = legacy('anon')
  expect(withVariables({ ...url, SUPABASE_ANON_KEY: anon })().supabase.key).toBe(anon)
  const publishable = 'sb_publishable_abc'
  const read = withVariables({ SUPABASE_PUBLISHABLE_KEY: publishable })
  expect(read().supabase.key).toBe(publishable)
})

test('the secret key is used, or the legacy service_role key without one', () => {
  const service = legacy('service_role')
  expect(withVariables({ SUPABASE_SERVICE_ROLE_KEY: service })().SUPABASE_SECRET_KEY).toBe(service)
  const read = withVariables({ SUPABASE_SECRET_KEY: 'sb_secret_abc' })
  expect(read().SUPABASE_SECRET_KEY).toBe('sb_secret_abc')
})

test('one error names all invalid variables', () => {
  const read = withVariables({ SITE_URL: 'nowhere', PORT: 'many', SUPABASE_URL: url.SUPABASE_URL })
  for (const name of ['SITE_URL', 'PORT']) expect(read).toThrow(name)
})

test('a Supabase URL without its key is refused, and a key without its URL', () => {
  const fault = /SUPABASE_URL, SUPABASE_PUBLISHABLE_KEY .*SUPABASE_ANON_KEY.* go together/
  expect(withVariables(url)).toThrow(fault)
  vi.unstubAllEnvs()
  expect(withVariables({ SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_abc' })).toThrow(fault)
})

describe('a build for visitors', () => {
  const hosted = {
    SITE_URL: 'https://www.test.example',
    SANITY_PROJECT_ID: 'abc123',
    ...url,
    SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_abc',
  }
  const faultsWith = (changed: Record<string, string>) => {
    for (const [name, value] of Object.entries({ ...hosted, ...changed })) vi.stubEnv(name, value)
    try {
      readEnvironment({ required: hostedVariables })
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

  test('names each variable if all of them are missing', () => {
    const none = Object.fromEntries(Object.keys(hosted).map((name) => [name, '']))
    expect(faultsWith(none)).toEqual(
      Object.keys(hosted).map((name) => expect.stringMatching(`^${name}( .*)? is missing$`)),
    )
  })

  test('lists all missing and malformed variables in one error', () => {
    const faults = faultsWith({
      SITE_URL: 'http://www.test.example',
      SANITY_PROJECT_ID: 'An Id',
      SANITY_DATASET: 'a set',
      SUPABASE_URL: '',
      SUPABASE_PUBLISHABLE_KEY: 'sb_secret_abc',
      PORT: 'many',
    })
    for (const name of [
      'SITE_URL must be an https URL',
      'SANITY_PROJECT_ID must be',
      'SANITY_DATASET must be',
      'SUPABASE_URL is missing',
      'is not a public key',
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

test('a legacy key of another project is refused', () => {
  const key = ['', btoa('{"role":"anon","ref":"otherproject"}'), ''].join('.')
  const read = (SUPABASE_URL: string) => withVariables({ SUPABASE_URL, SUPABASE_ANON_KEY: key })
  expect(read('https://thisproject.supabase.co')).toThrow('is of another project')
  expect(read('https://otherproject.supabase.co')().supabase.key).toBe(key)
})
