import { expect, test } from 'vitest'
import { readSettings } from './settings.ts'

const right = {
  SUPABASE_URL: 'https://project.supabase.co',
  SUPABASE_SECRET_KEYS: '{"default":"sb_secret_key"}',
  SITE_ORIGINS: 'https://www.example.org, https://example.org',
  CONTACT_EMAIL_TO: 'info@example.org',
  CONTACT_EMAIL_FROM: 'website@example.org',
  RESEND_API_KEY: 're_key',
}

test('the first of the site’s addresses is checked', () => {
  expect(readSettings(right).SITE_ORIGINS).toBe('https://www.example.org')
})

test('all invalid variables are named at once', () => {
  const read = () =>
    readSettings({ SITE_ORIGINS: 'nowhere', GITHUB_REPOSITORY: 'https://a.example' })
  for (const name of [...Object.keys(right), 'GITHUB_REPOSITORY']) expect(read).toThrow(name)
})
