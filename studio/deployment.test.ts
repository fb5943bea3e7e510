import { afterEach, expect, test, vi } from 'vitest'

afterEach(() => {
  vi.unstubAllEnvs()
  vi.resetModules()
})

async function configWith(variables: Record<string, string>) {
  for (const [name, value] of Object.entries(variables)) vi.stubEnv(name, value)
  return (await import('./sanity.cli.ts')).default
}

test('the variables set the target of a Studio deployment', async () => {
  const config = await configWith({
    SANITY_STUDIO_PROJECT_ID: 'abc123',
    SANITY_STUDIO_HOSTNAME: 'accra',
    SANITY_STUDIO_APP_ID: 'app-1',
    SANITY_STUDIO_PREVIEW_URL: 'https://preview.test.example',
  })
  expect(config).toMatchObject({
    api: { projectId: 'abc123', dataset: 'production' },
    studioHost: 'accra',
    deployment: { appId: 'app-1' },
  })
})

test('a first deployment has no app id yet, and without a host name the command asks', async () => {
  const config = await configWith({ SANITY_STUDIO_HOSTNAME: '', SANITY_STUDIO_APP_ID: '' })
  expect(config).not.toHaveProperty('studioHost')
  expect(config.deployment).not.toHaveProperty('appId')
})

test.each([
  [
    'a secret key',
    { SANITY_STUDIO_SUPABASE_PUBLISHABLE_KEY: 'sb_secret_1234567890' },
    'SANITY_STUDIO_SUPABASE_PUBLISHABLE_KEY is not a public key',
  ],
  [
    'a deployment without project and preview',
    { SANITY_STUDIO_HOSTNAME: 'accra' },
    /PROJECT_ID is missing\n.*PREVIEW_URL is missing/,
  ],
])('%s is refused', async (_, variables, message) => {
  await expect(configWith(variables)).rejects.toThrow(message)
})

test('a site without a preview deploys its Studio without one', async () => {
  const config = await configWith({
    SANITY_STUDIO_PROJECT_ID: 'abc123',
    SANITY_STUDIO_HOSTNAME: 'accra',
    SITE_PARTS: 'without-preview',
  })
  expect(config).toMatchObject({ studioHost: 'accra' })
  const { hasPreview } = await import('./settings.ts')
  expect(hasPreview).toBe(false)
})
