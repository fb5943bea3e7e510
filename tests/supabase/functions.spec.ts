import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { pathToFileURL } from 'node:url'
import { HttpResponse, http } from 'msw'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { functionNames } from '../../supabase/project.ts'
import { type FaultyHost, startFaultyHost } from '../support/faultyHost.ts'
import { commands, runCli } from './guide.ts'
import { type Deployed, type ManagementApi, ref, startManagementApi } from './managementApi.ts'

/** The functions as the commands of docs/hosting.md deploy them. */

/** The values of an operator for the document's dots. */
const secrets = {
  SITE_ORIGINS: 'https://www.example.org',
  CONTACT_EMAIL_TO: 'info@example.org',
  CONTACT_EMAIL_FROM: 'website@example.org',
  RESEND_API_KEY: 're_test',
  SANITY_PROJECT_ID: 'project',
  SANITY_DATASET: 'production',
  CONTACT_EMAIL_DOMAINS: 'example.org',
  SANITY_WEBHOOK_SECRET: 'known-to-both',
  DEPLOY_HOOK_URL: 'https://example.org/hook',
  SANITY_PLANS_TOKEN: 'may-write',
  SANITY_READ_TOKEN: 'reads-drafts',
  RESEND_WEBHOOK_SECRET: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw',
  GITHUB_REPOSITORY: 'owner/name',
  GITHUB_ISSUES_TOKEN: 'may-write-issues',
}

let directory: string
let api: ManagementApi
let project: FaultyHost

/** The requests to the project's database, with their keys. */
const calls: { name: string; key: string | null }[] = []

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'deployed-'))
  api = await startManagementApi()
  project = await startFaultyHost([
    http.post('*/rest/v1/rpc/:name', ({ params, request }) => {
      calls.push({ name: String(params.name), key: request.headers.get('apikey') })
      return HttpResponse.json([])
    }),
  ])
  await deploy()
})

afterAll(async () => {
  api?.close()
  project?.close()
  await rm(directory, { recursive: true })
})

/** Runs the documented commands in a copy of the repository, `link` first: it is in the appendix. */
async function deploy(): Promise<void> {
  const cwd = join(directory, 'repository')
  for (const folder of ['supabase', 'shared', 'web', 'gate'])
    await cp(folder, join(cwd, folder), { recursive: true })
  const profile = join(directory, 'profile.yaml')
  await writeFile(
    profile,
    [
      'name: double',
      `api_url: ${api.address}`,
      `dashboard_url: ${api.address}`,
      `docs_url: ${api.address}`,
      'project_host: supabase.co',
    ].join('\n'),
  )
  const env = { SUPABASE_ACCESS_TOKEN: `sbp_${'0'.repeat(40)}` }
  const isLink = (command: string) => command.includes(' link ')
  const others = commands.filter((command) => !isLink(command))
  for (const command of [...commands.filter(isLink), ...others]) {
    if (/ (login|db push .*)$/.test(command)) continue
    const filled = Object.entries(secrets).reduce(
      (words, [name, value]) => words.replace(new RegExp(`${name}=\\S*…`), `${name}=${value}`),
      command.replace('<ref>', ref),
    )
    await runCli(`${filled} --profile ${profile}`, { cwd, env })
  }
}

test('the commands set every secret and deploy every function', async () => {
  expect(api.secrets).toEqual(secrets)
  expect([...api.deployed.keys()].sort()).toEqual((await functionNames()).sort())
})

test.each([
  [
    'send-contact-email',
    202,
    ['claim_due_mail', 'claim_due_acknowledgement', 'claim_due_reminder'],
  ],
  ['publish-site', 202, ['claim_due_build', 'claim_plans_check']],
  ['monitor-site', 202, ['claim_monitoring']],
  ['mail-events', 401, []],
])('%s starts from what was uploaded, and does what is due', async (name, status, due) => {
  const deployed = api.deployed.get(name)
  if (!deployed) throw new Error(`${name} was not deployed`)
  expect(deployed.metadata.verify_jwt).toBe(false)
  calls.length = 0
  const { address, stop } = await start(name, deployed)
  try {
    const response = await fetch(address, { method: 'POST', body: '{"due": true}' })
    expect(response.status).toBe(status)
    await expect
      .poll(() => calls, { timeout: 30_000 })
      .toEqual(due.map((name) => ({ name, key: 'sb_secret_test' })))
  } finally {
    await stop()
  }
})

/** Starts a function in Deno, type-checked, from only its uploaded files, with the secrets set. */
async function start(name: string, { metadata, files }: Deployed) {
  const root = join(directory, name)
  for (const file of files) {
    const path = join(root, file.name)
    await mkdir(dirname(path), { recursive: true })
    await writeFile(path, await file.text())
  }
  const child = spawn(
    resolve('node_modules/deno/deno'),
    [
      'run',
      '--check',
      '--no-prompt',
      '--allow-env',
      '--allow-net',
      '--allow-read',
      '--allow-sys',
      `--config=${join(root, metadata.import_map_path)}`,
      createRequire(import.meta.url).resolve('local-supabase/functionHost'),
      pathToFileURL(join(root, metadata.entrypoint_path)).href,
    ],
    {
      cwd: root,
      env: {
        ...process.env,
        NO_COLOR: '1',
        SUPABASE_URL: project.address,
        SUPABASE_SECRET_KEYS: '{"default":"sb_secret_test"}',
        ...api.secrets,
      },
    },
  )
  const ended = once(child, 'close')
  let log = ''
  const listening = Promise.withResolvers<string>()
  for (const stream of [child.stdout, child.stderr])
    createInterface(stream).on('line', (line) => {
      log += `${line}\n`
      const [, address] = /Listening on (http:\S+)/.exec(line) ?? []
      if (address) listening.resolve(address)
    })
  child.once('close', () => listening.reject(new Error(`${name} does not start:\n${log}`)))
  return {
    address: await listening.promise,
    stop: async () => {
      child.kill()
      await ended
    },
  }
}
