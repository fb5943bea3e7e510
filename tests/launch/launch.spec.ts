import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { EnvFile } from '../../scripts/launch/envFile.ts'
import type { Prompts } from '../../scripts/launch/prompts.ts'
import { checkSteps, runSteps } from '../../scripts/launch/runSteps.ts'
import { steps } from '../../scripts/launch/steps.ts'
import { functionNames } from '../../supabase/project.ts'
import { psql } from '../supabase/psql.ts'
import { answers, type Doubles, preload, startDoubles } from './startDoubles.ts'
import { ref } from './supabaseDouble.ts'

/** `npm run launch` with the services' real tools, and doubles of the services. */

let directory: string
let doubles: Doubles
const running = new AsyncDisposableStack()

/** What was shown to the person, and asked. */
const shown: string[] = []
const asked: string[] = []

const person: Prompts = {
  tell: (line) => shown.push(line),
  begin: (name) => shown.push(name),
  show: (name, request, match) => {
    asked.push(name)
    shown.push(JSON.stringify([request, match]))
    if (asked.filter((other) => other === name).length > 2) throw new Error(`${name}: ${match}`)
  },
  ask: async ({ setting }) => (setting ? (answers[setting] ?? '') : ''),
}

const settings = () => new EnvFile(join(directory, '.env')).read()
const launch = async () => runSteps(steps, { settings: await settings(), prompts: person })

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'launch-'))
  doubles = await startDoubles(directory, running)
  Object.assign(process.env, doubles.variables)
  await import(preload)
})

afterAll(async () => {
  await running.disposeAsync()
  await rm(directory, { recursive: true })
})

test('from an empty .env everything is set up, and every check finds it', async () => {
  const results = await launch()
  expect(results.map(({ step }) => step.name)).toEqual(steps.map(({ name }) => name))
  expect(doubles.sanity.applications).toMatchObject([
    { appHost: 'example', activeDeployment: expect.anything() },
  ])
  expect(doubles.supabase.functions.sort()).toEqual(functionNames().sort())
  expect(doubles.supabase.auth).toMatchObject({
    disable_signup: true,
    mailer_otp_length: 8,
    rate_limit_email_sent: 100,
    smtp_host: 'smtp.resend.com',
  })
  expect(doubles.cloudflare.site.files.has('about.html')).toBe(true)
  expect(doubles.sanity.hooks).toHaveLength(1)
  expect(doubles.supabase.password).toBe((await settings()).get('SUPABASE_DB_PASSWORD'))
  expect(doubles.supabase.secrets.RESEND_API_KEY).toBe('re_sendingOfTheDouble')
  const github = JSON.parse(await readFile(doubles.variables.GH_DOUBLE ?? '', 'utf8'))
  expect(github.variables).toMatchObject({
    BACKUP_RECIPIENT: answers.BACKUP_RECIPIENT,
    SUPABASE_PROJECT_REF: ref,
  })
  expect(Object.keys(github.secrets)).toEqual(
    expect.arrayContaining(['SUPABASE_ACCESS_TOKEN', 'SUPABASE_DB_PASSWORD', 'SANITY_READ_TOKEN']),
  )
})

test('a second run asks nothing and changes nothing', async () => {
  const env = await readFile(join(directory, '.env'), 'utf8')
  const writes = [...doubles.sanity.writes, ...doubles.supabase.writes]
  asked.length = 0
  await launch()
  expect(asked).toEqual([])
  expect([...doubles.sanity.writes, ...doubles.supabase.writes]).toEqual(writes)
  expect(await readFile(join(directory, '.env'), 'utf8')).toBe(env)
})

test('the address of another project is replaced in the vault', async () => {
  const { SUPABASE_DB_URL = '' } = doubles.variables
  const inVault = (columns: string) =>
    psql(SUPABASE_DB_URL, `select ${columns} from vault.decrypted_secrets`)
  await inVault("vault.update_secret(id, 'https://old.supabase.co')")
  await launch()
  expect(await inVault('name, decrypted_secret')).toEqual([
    `project_url|https://${ref}.supabase.co`,
  ])
})

/** Calls `work` as in another clone of the repository, whose `.env` is empty. */
async function inAnotherClone<T>(work: (settings: EnvFile) => Promise<T>): Promise<T> {
  const stored = Object.keys(parseEnv(await readFile(join(directory, '.env'), 'utf8')))
  const before = Object.fromEntries(stored.map((name) => [name, process.env[name]]))
  for (const name of stored) if (!(name in doubles.variables)) delete process.env[name]
  try {
    return await work(await new EnvFile(join(directory, 'another.env')).read())
  } finally {
    await rm(join(directory, 'another.env'), { force: true })
    Object.assign(process.env, before)
  }
}

const stepsTo = (last: string) => steps.slice(0, steps.findIndex(({ name }) => name === last) + 1)

test('a second site has its own names everywhere, and touches nothing of the first', async () => {
  const live = new Map(doubles.cloudflare.site.files)
  const { functions, secrets } = doubles.supabase
  const inDatabase = structuredClone({ functions, secrets })
  const github = await readFile(doubles.variables.GH_DOUBLE ?? '', 'utf8')
  asked.length = 0
  const staging = { SITE_PARTS: 'staging', SITE_URL: 'https://staging.example.org' }
  await inAnotherClone((settings) =>
    runSteps(stepsTo('first deployment'), {
      settings,
      prompts: {
        ...person,
        ask: async ({ setting = '' }) => ({ ...answers, ...staging })[setting] ?? '',
      },
    }),
  )
  expect(asked).toEqual(['parts of the site', 'address of the site', 'host', 'account at the host'])
  expect(doubles.sanity.projects.map(({ displayName }) => displayName)).toEqual([
    'Accra Pharmaceutical Services',
    'Accra Pharmaceutical Services (staging)',
  ])
  expect(doubles.sanity.datasets).toEqual(['production', 'staging'])
  expect(doubles.sanity.applications.map(({ appHost }) => appHost)).toEqual([
    'example',
    'staging-example',
  ])
  const worker = doubles.cloudflare.workers.get('accra-pharmaceutical-services-staging')
  expect(worker?.headers).toContain('noindex')
  expect(doubles.cloudflare.site.files).toEqual(live)
  expect(doubles.supabase).toMatchObject(inDatabase)
  expect(await readFile(doubles.variables.GH_DOUBLE ?? '', 'utf8')).toBe(github)
})

test('another launch asks before it takes over what a service has already', async () => {
  const found: string[] = []
  const stopped = await inAnotherClone((settings) =>
    runSteps(stepsTo('Sanity project'), {
      settings,
      prompts: {
        ...person,
        show: (name) => found.push(name),
        ask: async ({ setting = '' }) => {
          if (setting === 'SANITY_PROJECT_ID') throw new Error('you stopped.')
          return answers[setting] ?? ''
        },
      },
    }).catch((error: Error) => error.message),
  )
  expect(found).toContain('name at the host')
  expect(stopped).toMatch(/^Stopped at «Sanity project»: you stopped/)
  expect(doubles.sanity.projects).toHaveLength(2)
})

test('nothing that was shown has a secret of .env', async () => {
  const stored = parseEnv(await readFile(join(directory, '.env'), 'utf8'))
  const secrets = Object.entries(stored).filter(([name]) =>
    /TOKEN|SECRET|PASSWORD|API_KEY/.test(name),
  )
  expect(secrets.length).toBeGreaterThan(6)
  for (const [, value = ''] of secrets) if (value) expect(shown.join('\n')).not.toContain(value)
})

test('each refusal is named at its step, and the other checks are made', async () => {
  doubles.resend.key = 're_another'
  doubles.sanity.isSignedIn = false
  doubles.supabase.isSignedIn = false
  const results = await checkSteps(steps, await settings())
  const match = (name: string) => results.find(({ step }) => step.name === name)?.finding
  expect(match('Resend account')).toMatchObject({ isDone: false })
  expect(match('Sanity account')).toEqual({ isDone: false, text: 'not signed in' })
  expect(match('Supabase account')).toEqual({ isDone: false, text: 'the token is refused' })
  expect(match('first deployment')).toMatchObject({ isDone: true })
})
