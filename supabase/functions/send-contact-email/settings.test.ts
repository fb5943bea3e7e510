import { expect, test } from 'vitest'
import { readSettings } from './settings.ts'

const read = (origins: string) =>
  readSettings({
    SUPABASE_URL: 'https://project.supabase.co',
    SUPABASE_SECRET_KEYS: '{"default":"sb_secret_key"}',
    CONTACT_EMAIL_TO: 'info@example.org',
    CONTACT_EMAIL_FROM: 'website@example.org',
    SITE_ORIGINS: origins,
  }).SITE_ORIGINS

test('the site has one origin or several', () => {
  expect(read('https://example.org, https://www.example.org')).toEqual([
    'https://example.org',
    'https://www.example.org',
  ])
  expect(read('http://localhost:*')).toEqual(['http://localhost:*'])
})

test('the language of the mails to the company is one of the site’s', () => {
  const given = {
    SITE_ORIGINS: 'https://a.org',
    CONTACT_EMAIL_TO: 'a@a.org',
    CONTACT_EMAIL_FROM: 'b@a.org',
  }
  const language = (code?: string) =>
    readSettings({
      ...given,
      SUPABASE_URL: 'https://project.supabase.co',
      SUPABASE_SECRET_KEYS: '{"default":"sb_secret_key"}',
      ...(code !== undefined && { CONTACT_EMAIL_LANGUAGE: code }),
    }).CONTACT_EMAIL_LANGUAGE
  expect([language(), language('fr')]).toEqual(['en', 'fr'])
  expect(() => language('de')).toThrow('CONTACT_EMAIL_LANGUAGE must be one of en, fr, pt')
})

// Browsers never send these, so the form would be refused.
test.each(['https://www.example.org/', 'www.example.org', 'https://Example.org', 'https://a.org,'])(
  'what is no origin is refused by name: %s',
  (origins) => {
    expect(() => read(origins)).toThrow('SITE_ORIGINS must be origins such as')
  },
)
