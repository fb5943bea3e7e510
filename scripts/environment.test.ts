import { afterEach, describe, expect, test, vi } from 'vitest'
import { hostedVariables, readEnvironment, requiredVariables } from './environment.ts'

afterEach(() => vi.unstubAllEnvs())

function withVariables(variables: Record<string, string>) {
  for (const [name, value] of Object.entries(variables)) vi.stubEnv(name, value)
  return readEnvironment
}

const url = { SUPABASE_URL: 'https://project.supabase.co' }

test.each(['sb_secret_abc', ' sb_secret_abc', '"sb_secret_abc"', 'sbp_personal_access_token'])(
  'a secret key in place of a public one is refused, and not printed: %.9s',
  (key) => {
    const read = withVariables({ ...url, SUPABASE_PUBLISHABLE_KEY: key })
    expect(read).toThrow('SUPABASE_PUBLISHABLE_KEY is not a public key')
    expect(read).not.toThrow(key)
  },
)

test('one error names all invalid variables', () => {
  const read = withVariables({ SITE_URL: 'nowhere', PORT: 'many', SUPABASE_URL: url.SUPABASE_URL })
  for (const name of ['SITE_URL', 'PORT']) expect(read).toThrow(name)
})

test('a Supabase URL without its key is refused, and a key without its URL', () => {
  const fault = 'SUPABASE_URL, SUPABASE_PUBLISHABLE_KEY go together'
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

describe('the parts of a site', () => {
  const read = (parts: string) => {
    vi.stubEnv('SITE_PARTS', parts)
    for (const name of ['SUPABASE_URL', 'SUPABASE_PUBLISHABLE_KEY']) vi.stubEnv(name, '')
    vi.stubEnv('SITE_URL', 'https://www.test.example')
    vi.stubEnv('SANITY_PROJECT_ID', 'abc123')
    return readEnvironment({ required: requiredVariables() })
  }
  afterEach(() => void vi.unstubAllEnvs())

  test('without enquiries no Supabase is needed, hosted or local', () => {
    expect(read('without-enquiries')).toMatchObject({
      supabase: null,
      usesLocalSupabase: false,
      deployment: 'production',
    })
    expect(() => read('without-preview')).toThrow('SUPABASE_URL is missing')
  })

  test('a second site is kept out of search engines', () => {
    expect(read('staging')).toMatchObject({ supabase: null, deployment: 'preview' })
  })
})
