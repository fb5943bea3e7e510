import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
import { withAdvice } from './advice.ts'
import { EnvFile } from './envFile.ts'
import type { Prompts } from './prompts.ts'
import { checkSteps, runSteps } from './runSteps.ts'
import { done, missing, type Step } from './step.ts'
import { toLines } from './table.ts'

const now = () => new Date('2026-11-26T04:00:00Z')

let directory: string
let settings: EnvFile
/** The person's answers, in order. */
let answers: string[]
let shown: string[]

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'launch-'))
  settings = new EnvFile(join(directory, '.env'), {})
  answers = []
  shown = []
})

afterEach(() => rm(directory, { recursive: true }))

const prompts: Prompts = {
  tell: (line) => shown.push(line),
  begin: (name) => shown.push(`${name} ...`),
  show: (name, { what }, match) => shown.push(`${name}: ${what}. Now: ${match}.`),
  ask: async ({ setting }, stored) => {
    if (stored) shown.push(`${setting} was ${stored}`)
    const answer = answers.shift()
    if (answer === undefined) throw new Error('you stopped.')
    return answer
  },
}

const run = (...steps: Step[]) => runSteps(steps, { settings, prompts, now })

const key: Step = {
  part: 'content',
  name: 'key',
  check: async () => {
    const value = settings.find('KEY')
    if (value === undefined) return missing('no KEY')
    return value === 'right' ? done('is accepted') : missing('the key is refused')
  },
  byHand: () => ({ what: 'Make a key', setting: 'KEY' }),
}

/** A step of a tool that can fail. */
function making(name: string, failure?: string): Step & { count: number } {
  const step = {
    part: 'pages' as const,
    name,
    count: 0,
    check: async () => (step.count > 0 ? done('made') : missing('not made')),
    run: async () => {
      if (failure) throw new Error(failure)
      step.count += 1
    },
  }
  return step
}

test('a step that is done is skipped, so a second run changes nothing', async () => {
  const site = making('site')
  answers = ['right']
  await run(key, site)
  shown = []
  await run(key, site)
  expect(site.count).toBe(1)
  expect(shown).toEqual(['key: is accepted', 'site: made'])
})

test('a wrong answer is asked for again, with what its check has found', async () => {
  answers = ['wrong', 'right']
  await run(key)
  expect(shown).toEqual([
    'key: Make a key. Now: no KEY.',
    'key: Make a key. Now: the key is refused.',
    'KEY was wrong',
    'key: is accepted',
  ])
})

test('an answer whose check fails is asked for again, with the reason', async () => {
  const server: Step = {
    part: 'Studio',
    name: 'server',
    check: async () => {
      const address = settings.find('SERVER')
      if (address === undefined) return missing('no SERVER')
      if (address === 'typo') throw new Error('getaddrinfo ENOTFOUND typo')
      return done(address)
    },
    byHand: () => ({ what: 'Enter its address', setting: 'SERVER' }),
  }
  answers = ['typo']
  await expect(run(server)).rejects.toThrow('Stopped at «server»: you stopped.')
  shown = []
  answers = ['right']
  await run(server)
  expect(shown).toEqual([
    expect.stringContaining('server: Enter its address. Now: getaddrinfo ENOTFOUND typo'),
    'SERVER was typo',
    'server: right',
  ])
})

test('a setting that was changed is used by the steps that depend on it', async () => {
  const site = Object.assign(making('site'), { uses: ['KEY'] })
  answers = ['right']
  await run(key, site)
  shown = []
  answers = ['right']
  await runSteps([key, site], { settings, prompts, now, change: 'KEY' })
  expect(shown).toEqual([
    'key: Make a key. Now: is asked for again.',
    'KEY was right',
    'key: is accepted',
    'site ...',
    'site: made',
  ])
  expect(site.count).toBe(2)
})

test('the settings that can be changed are named for one that cannot', async () => {
  await expect(runSteps([key], { settings, prompts, now, change: 'KEI' })).rejects.toThrow(
    'No step asks for KEI. These can be changed: KEY.',
  )
})

test('Enter keeps the former answer, for which a service may only have been out of reach', async () => {
  await settings.store({ KEY: 'right' })
  let isReachable = false
  const step: Step = {
    ...key,
    check: async () => {
      if (isReachable) return done('is accepted')
      isReachable = true
      throw new Error('fetch failed')
    },
  }
  answers = ['']
  await run(step)
  expect(settings.get('KEY')).toBe('right')
})

test('the first step that cannot go on stops the run, with what to do', async () => {
  const later = making('later')
  await expect(run(making('site', 'answers with 403'), later)).rejects.toThrow(
    'Stopped at «site»: answers with 403. This account may not do that: ask an administrator',
  )
  expect(later.count).toBe(0)
})

test('a run after a stop continues at that step', async () => {
  await expect(run(key, making('site'))).rejects.toThrow('Stopped at «key»: you stopped.')
  answers = ['right']
  const results = await run(key, making('site'))
  expect(results.map(({ finding }) => finding.isDone)).toEqual([true, true])
})

test('a tool that reports success without effect stops the run', async () => {
  const step: Step = {
    ...making('site'),
    run: async () => {},
    check: async () => missing('no site'),
  }
  await expect(run(step)).rejects.toThrow('Stopped at «site»: no site')
})

test('an error shows no secret', async () => {
  await settings.store({ SANITY_WRITE_TOKEN: 'skSecretToken' })
  await expect(run(making('site', 'refused skSecretToken'))).rejects.toThrow(
    'refused <SANITY_WRITE_TOKEN>',
  )
})

test('the checks alone change nothing, and one that fails does not hide the others', async () => {
  const site = making('site')
  const broken: Step = {
    ...making('domain'),
    check: async () => {
      throw new Error('getaddrinfo ENOTFOUND www.example.org')
    },
  }
  const waiting: Step = {
    ...making('Studio'),
    check: async () => {
      settings.get('SITE_URL')
      return done('never')
    },
  }
  const results = await checkSteps([key, broken, waiting, site], settings, now)
  expect(site.count).toBe(0)
  expect(toLines(results)).toEqual([
    'FAIL  2026-11-26 04:00  content     key     no KEY',
    'FAIL  2026-11-26 04:00  pages       domain  getaddrinfo ENOTFOUND www.example.org. No server has this name, or you have no connection: look for a typing error in it.',
    'FAIL  2026-11-26 04:00  pages       Studio  waits for SITE_URL',
    'FAIL  2026-11-26 04:00  pages       site    not made',
  ])
})

test('a name that is taken is asked for again, and the tool tries the other one', async () => {
  const tried: (string | undefined)[] = []
  const step: Step = {
    ...making('Studio'),
    check: async () => (settings.find('NAME') === 'free' ? done('made') : missing('not made')),
    run: async () => {
      tried.push(settings.find('NAME'))
      if (settings.find('NAME') !== 'free') throw new Error('App host is already taken')
    },
    askAgain: (_, { message }) =>
      message.includes('taken') ? { what: 'Enter another name', setting: 'NAME' } : null,
  }
  answers = ['free']
  await run(step)
  expect(tried).toEqual([undefined, 'free'])
  expect(shown).toEqual([
    'Studio ...',
    'Studio: Enter another name. Now: App host is already taken.',
    'Studio ...',
    'Studio: made',
  ])
})

test('an answer in an unexpected form is named without its JSON', async () => {
  const step: Step = {
    ...making('project'),
    check: async () => {
      z.array(z.object({ id: z.string() })).parse([{ name: 'a' }])
      return done('never')
    },
  }
  await expect(run(step)).rejects.toThrow(
    'Stopped at «project»: the answer has an unexpected form: ✖ Invalid input: expected string, received undefined   → at [0].id. The tool or the service has another version',
  )
})

test.each([
  ['spawn gh ENOENT', 'not installed'],
  ['Unauthorized - Session not found', 'Sign in again'],
  ['failed. Authentication error [code: 10000]', 'make a new key'],
  ['api.cloudflare.com answers with 403.', 'ask an administrator'],
  ['App host is already taken', 'The name is taken'],
  ['unknown flag: --remote', 'another version'],
  ['getaddrinfo ENOTFOUND www.exmaple.org', 'typing error'],
  ['TypeError: fetch failed', 'check your connection'],
  ['read ECONNRESET', 'check your connection'],
  ['Resend answers with 502', 'status page'],
  ['429 Too Many Requests', 'limit is reached'],
  [
    'Resend answers with 403: Your plan includes 1 domain. Upgrade to add more.',
    'limit is reached',
  ],
])('«%s» is followed by what to do', (message, whatToDo) => {
  expect(withAdvice(message)).toContain(whatToDo)
})
