import { expect, test } from 'vitest'
import { EnvFile } from './envFile.ts'
import type { Part, Step } from './step.ts'
import { steps } from './steps.ts'
import { opensBrowser } from './tools.ts'

/** Settings with which every step can say what a person has to do. */
const settings = new EnvFile('.env', {
  CLOUDFLARE_ACCOUNT_ID: 'account',
  GITHUB_REPOSITORY: 'owner/name',
  SITE_HOST: 'cloudflare',
  SITE_URL: 'https://www.example.org',
})

/** Returns how much a person has to do in a step: nothing, one thing, or a signature for each agreement. */
async function countByHand({ byHand, name }: Step): Promise<number> {
  if (!byHand) return 0
  // These ask the service first, whose response does not change their number.
  if (name === 'DNS of mail' || name === 'Sanity organization') return 1
  return (await byHand(settings)).signatures ?? 1
}

async function countIn(...parts: Part[]): Promise<number> {
  const counts = steps
    .filter(({ part }) => parts.length === 0 || parts.includes(part))
    .map(countByHand)
  return (await Promise.all(counts)).reduce((sum, count) => sum + count, 0)
}

test('a launch has at most 18 steps by hand, of which content, pages and Studio have at most 8', async () => {
  expect(await countIn()).toBe(18)
  expect(await countIn('content', 'pages', 'Studio')).toBe(7)
})

test('before a person signs in, Enter opens the browser', async () => {
  const signIns = steps.filter(({ name }) => /^(Sanity|Supabase|GitHub) account$/.test(name))
  const requests = await Promise.all(signIns.map(({ byHand }) => byHand?.(settings)))
  expect(requests.map((request) => request?.prompt)).toEqual(Array(3).fill(opensBrowser))
})

test('each step has a name of its own, and is done by a person or by a tool', () => {
  expect(new Set(steps.map(({ name }) => name)).size).toBe(steps.length)
  expect(steps.filter(({ byHand, run }) => !byHand && !run)).toEqual([])
})
