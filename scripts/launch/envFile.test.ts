import { chmod, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { EnvFile } from './envFile.ts'

let directory: string
let file: string

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'settings-'))
  file = join(directory, '.env')
})

afterEach(() => rm(directory, { recursive: true }))

const stored = async () => parseEnv(await readFile(file, 'utf8'))

test('the first setting makes .env from .env.example, and tools get it', async () => {
  const environment: NodeJS.ProcessEnv = {}
  const settings = await new EnvFile(file, environment).read()
  await settings.store({ SANITY_PROJECT_ID: 'project' })
  expect(await stored()).toMatchObject({ SANITY_PROJECT_ID: 'project', SITE_URL: '' })
  expect(environment).toMatchObject({ SANITY_PROJECT_ID: 'project', SANITY_DATASET: 'production' })
})

test.skipIf(process.platform === 'win32')('only the owner may read .env', async () => {
  await writeFile(file, 'SITE_URL=\n')
  await chmod(file, 0o644)
  await new EnvFile(file, {}).store({ SANITY_WRITE_TOKEN: 'a secret' })
  expect((await stat(file)).mode & 0o777).toBe(0o600)
})

test('other lines and comments stay', async () => {
  await writeFile(file, '# Mine\nexport SITE_URL=https://a.example\nOTHER=1')
  await new EnvFile(file, {}).store({ SITE_URL: 'https://b.example', ADDED: 'x' })
  expect(await readFile(file, 'utf8')).toBe(
    '# Mine\nSITE_URL=https://b.example\nOTHER=1\nADDED=x\n',
  )
})

test('a setting with two lines has its new value in both, of which the last one counts', async () => {
  await writeFile(file, 'A=1\nB=2\nA=3\n')
  await new EnvFile(file, {}).store({ A: '4' })
  expect(await readFile(file, 'utf8')).toBe('A=4\nB=2\nA=4\n')
})

test.each(['plain', 'with space', "quote's # hash", 'say "$&"', 'back`tick "and" one', '$HOME'])(
  'the value «%s» is read as it was stored',
  async (value) => {
    await new EnvFile(file, {}).store({ VALUE: value })
    expect((await stored()).VALUE).toBe(value)
  },
)

test('a value of two lines is refused, and .env stays', async () => {
  await writeFile(file, 'A=1\n')
  await expect(new EnvFile(file, {}).store({ A: '2\nB=3' })).rejects.toThrow('A must be one line.')
  expect(await readFile(file, 'utf8')).toBe('A=1\n')
})

test('the environment takes precedence, and empty settings are missing', async () => {
  await writeFile(file, 'A=file\nB=file\nC=\n')
  const settings = await new EnvFile(file, { A: 'environment', B: '' }).read()
  expect(['A', 'B', 'C'].map((name) => settings.find(name))).toEqual([
    'environment',
    'file',
    undefined,
  ])
  expect(() => settings.get('C')).toThrow('waits for C')
})

test('a message shows no secret setting', () => {
  const settings = new EnvFile(file, {
    SANITY_WRITE_TOKEN: 'skSecretToken',
    RESEND_API_KEY: 're_secretkey',
    SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_x',
  })
  expect(settings.redact('POST skSecretToken re_secretkey sb_publishable_x')).toBe(
    'POST <SANITY_WRITE_TOKEN> <RESEND_API_KEY> sb_publishable_x',
  )
})
