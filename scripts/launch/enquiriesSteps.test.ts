import { expect, test, vi } from 'vitest'
import { enquiriesSteps } from './enquiriesSteps.ts'
import { EnvFile } from './envFile.ts'

vi.mock('./supabase.ts', async (original) => ({
  ...(await original<object>()),
  askSupabase: async (kind: string) =>
    kind === 'orgs'
      ? { organizations: ['a', 'b'].map((slug) => ({ slug, name: slug.toUpperCase() })) }
      : { projects: [{ ref: 'paused', name: 'Website', status: 'INACTIVE' }] },
}))

const stepOf = (name: string) => enquiriesSteps.find((step) => step.name === name)

test('a project that is paused is named, with where to restore it', async () => {
  const settings = new EnvFile('.env', { SUPABASE_URL: 'https://paused.supabase.co' })
  await expect(stepOf('Supabase project')?.check(settings)).rejects.toThrow(
    'The project is paused: restore it at https://supabase.com/dashboard/project/paused.',
  )
})

test('of several organizations, a person chooses one', async () => {
  const settings = new EnvFile('.env', { SUPABASE_ACCESS_TOKEN: 'token' })
  const step = stepOf('Supabase organization')
  expect(await step?.check(settings)).toEqual({ isDone: false, text: 'your account has 2' })
  expect(await step?.byHand?.(settings)).toMatchObject({
    setting: 'SUPABASE_ORGANIZATION',
    choices: [
      { value: 'a', label: 'A' },
      { value: 'b', label: 'B' },
    ],
  })
})
