import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { EnvFile } from './envFile.ts'
import { publishingSteps } from './publishingSteps.ts'

const hook = 'https://api.github.com/repos/owner/name/actions/workflows/deploy.yml/dispatches'

let directory: string
let settings: EnvFile

/** Makes a tool that is found before the installed one. */
const putTool = (name: string, script: string) =>
  writeFile(join(directory, name), `#!/bin/sh\n${script}\n`, { mode: 0o755 })

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'tools-'))
  settings = new EnvFile(join(directory, '.env'), {
    GITHUB_REPOSITORY: 'owner/name',
    GITHUB_ISSUES_TOKEN: 'the new token',
    SANITY_PROJECT_ID: 'project',
    SANITY_WRITE_TOKEN: 'the new value',
    SITE_URL: 'https://www.example.org',
  })
})
afterEach(() => {
  vi.unstubAllEnvs()
})
afterAll(() => rm(directory, { recursive: true }))

function find(name: string) {
  vi.stubEnv('PATH', `${directory}:${process.env.PATH}`)
  return publishingSteps.find((step) => step.name === name)
}
const check = async (name: string) => find(name)?.check(settings)

// `npm run launch` refuses to run on Windows.
describe.skipIf(process.platform === 'win32')('where a service does not show a value', () => {
  const listSecrets = (...names: string[]) => {
    const secrets = JSON.stringify(names.map((name) => ({ name })))
    const variables = JSON.stringify([
      { name: 'SITE_URL', value: 'https://www.example.org' },
      { name: 'SANITY_PROJECT_ID', value: 'project' },
    ])
    return putTool('gh', `[ "$1" = secret ] && echo '${secrets}' || echo '${variables}'`)
  }

  test('a secret that was changed since GitHub got it is set again', async () => {
    const name = 'variables and secrets of GitHub'
    await listSecrets('SANITY_WRITE_TOKEN')
    expect(await check(name)).toEqual({ isDone: false, text: 'a secret has changed' })
    await find(name)?.run?.(settings)
    expect(await check(name)).toEqual({ isDone: true, text: 'are those of .env' })
    await settings.store({ SANITY_WRITE_TOKEN: 'a newer value' })
    expect(await check(name)).toEqual({ isDone: false, text: 'a secret has changed' })
  })

  test('a secret that GitHub does not have is missing', async () => {
    await listSecrets()
    expect(await check('variables and secrets of GitHub')).toEqual({
      isDone: false,
      text: 'missing: SANITY_WRITE_TOKEN',
    })
  })

  test('the step of the webhook says where to set a token that was changed', async () => {
    await putTool('npx', `echo '${JSON.stringify([{ url: hook }])}'`)
    expect(await check('webhook of Sanity')).toEqual({
      isDone: true,
      text: expect.stringContaining('GITHUB_ISSUES_TOKEN'),
    })
  })
})
