import { expect, test } from 'vitest'
import { readSettings } from './settings.ts'

const right = {
  SUPABASE_URL: 'https://project.supabase.co',
  SUPABASE_SECRET_KEYS: '{"default":"sb_secret_key"}',
  SANITY_WEBHOOK_SECRET: 'known to both',
  DEPLOY_HOOK_URL: 'https://api.netlify.com/build_hooks/5c23354f454e1350f8543e78',
}

test('all invalid variables are named at once, without values', () => {
  const read = () =>
    readSettings({ SUPABASE_URL: 'nowhere', SANITY_WEBHOOK_SECRET: '', DEPLOY_HOOK_URL: 'nothing' })
  for (const name of Object.keys(right)) expect(read).toThrow(name)
  expect(read).not.toThrow(/nowhere|nothing/)
})

test.each([
  'http://api.netlify.com/build_hooks/1',
  'http://localhost.example.org/',
  'ftp://example.org/',
  'https://',
  'ftp://https://example.org/',
])('a hook that is not reached by https is refused: %s', (address) => {
  expect(() => readSettings({ ...right, DEPLOY_HOOK_URL: address })).toThrow(
    'DEPLOY_HOOK_URL must be an https address',
  )
})

test('a hook is reached by https, or on this machine', () => {
  const onThisMachine = 'http://localhost:8000/hook'
  expect(readSettings(right).DEPLOY_HOOK_URL).toBe(right.DEPLOY_HOOK_URL)
  expect(readSettings({ ...right, DEPLOY_HOOK_URL: onThisMachine }).DEPLOY_HOOK_URL).toBe(
    onThisMachine,
  )
})
