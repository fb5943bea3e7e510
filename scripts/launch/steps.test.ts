import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { EnvFile } from './envFile.ts'
import { isLeftOut } from './parts.ts'
import { reminders, steps } from './steps.ts'
import { opensBrowser } from './tools.ts'

/** Settings with which every step can say what a person has to do. */
const settings = new EnvFile('.env', {
  CLOUDFLARE_ACCOUNT_ID: 'account',
  GITHUB_REPOSITORY: 'owner/name',
  SITE_HOST: 'cloudflare',
  SITE_URL: 'https://www.example.org',
})

const stepsOf = (parts: string) => {
  const chosen = new EnvFile('.env', { SITE_PARTS: parts })
  return {
    steps: steps.filter((step) => !isLeftOut(step, chosen)),
    reminders: reminders.filter((reminder) => !isLeftOut(reminder, chosen)),
  }
}

/** Returns how often a person is asked, if no service has anything yet. */
const promptsOf = (parts: string) =>
  stepsOf(parts).steps.filter(({ byHand, asksOnlyIfFound }) => byHand && !asksOnlyIfFound).length

const thingsOf = (parts: string) => [
  ...stepsOf(parts).steps.flatMap(({ tasks = [] }) => tasks),
  ...stepsOf(parts).reminders.map(({ thing }) => thing),
]

test.each([
  ['all', 18, 23],
  ['without-preview', 17, 21],
  ['without-enquiries', 10, 8],
  ['staging', 7, 5],
])('a launch of %s asks %i times for %i things by hand', (parts, prompts, things) => {
  expect([promptsOf(parts), thingsOf(parts).length]).toEqual([prompts, things])
})

test('docs/hosting.md lists the things by hand, and how many each kind of site needs', async () => {
  const guide = await readFile('docs/hosting.md', 'utf8')
  const rows = steps.flatMap(({ name, tasks }) =>
    tasks ? [`| ${name} | ${tasks.join('; ')} | `] : [],
  )
  for (const row of rows) expect(guide).toContain(row)
  const counts = ['all', 'without-preview', 'without-enquiries', 'staging'].map(
    (parts) => `\`${parts}\`: ${promptsOf(parts)} questions, ${thingsOf(parts).length} things`,
  )
  for (const count of counts) expect(guide).toContain(count)
})

test('the public site comes after all that answers its form, and after the key of backups', () => {
  const order = [
    'data processing agreements',
    'tables',
    'DNS of mail',
    'functions',
    'first member of staff',
    'Studio',
    'key of backups',
    'first deployment',
    'domain',
  ]
  const names = steps.map(({ name }) => name)
  expect(names.filter((name) => order.includes(name))).toEqual(order)
})

test('before a person signs in, Enter opens the browser', async () => {
  const signIns = steps.filter(({ name }) => /^(Sanity|GitHub) account$/.test(name))
  const requests = await Promise.all(signIns.map(({ byHand }) => byHand?.(settings)))
  expect(requests.map((request) => request?.prompt)).toEqual(Array(2).fill(opensBrowser))
})

test('each step has a name of its own, and is done by a person or by a tool', () => {
  expect(new Set(steps.map(({ name }) => name)).size).toBe(steps.length)
  expect(steps.filter(({ byHand, run }) => !byHand && !run)).toEqual([])
})

test('each thing belongs to a question', () => {
  expect(steps.filter(({ tasks, byHand }) => tasks && !byHand)).toEqual([])
})
