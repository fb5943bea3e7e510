import { deepEqual, equal, match } from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { cp, mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { SanityClient } from '@sanity/client'
import { seedContent } from '../../scripts/content/seedContent.ts'
import { readEnvironment } from '../../scripts/environment.ts'
import { publishToHost } from '../../scripts/publish/publisher.ts'
import { runCommand } from '../../scripts/runCommand.ts'
import { lakeClient, startLocalLake } from '../../scripts/services/lakeClient.ts'
import { type BuildRecord, recordsQuery } from '../../shared/publishing/buildRecord.ts'
import { startCloudflare } from './cloudflare.ts'
import type { HostDouble } from './double.ts'
import { startNetlify } from './netlify.ts'

const hosts = { cloudflare: startCloudflare, netlify: startNetlify }

/** A part of each host's command in docs/publisher.md. */
const tools = {
  cloudflare: 'tool.mjs wrangler',
  netlify: 'tool.mjs netlify',
}

type HostName = keyof typeof hosts

/**
 * Publishes the demo content by each host's own tool, as docs/publisher.md says, to a double of the host's API. With
 * names of hosts, only to these: `npm run test:deploy -- netlify`.
 */
await runCommand(
  async (_, chosen) => {
    for (const name of Object.keys(hosts) as HostName[])
      if (chosen.length === 0 || chosen.includes(name)) await publishTo(name)
  },
  {},
  { allowPositionals: true },
)

/** Copies the repository as a clone has it, with its changes, because tools judge the whole folder. */
async function copyRepository(target: string): Promise<void> {
  const listed = execFileSync('git', [
    'ls-files',
    '--cached',
    '--others',
    '--exclude-standard',
    '-z',
  ])
  for (const file of String(listed).split('\0'))
    if (file !== '' && existsSync(file)) await cp(file, join(target, file))
}

async function publishTo(name: HostName): Promise<void> {
  await using running = new AsyncDisposableStack()
  const double = await hosts[name]()
  running.defer(double.close)
  const root = await mkdtemp(join(tmpdir(), `${name}-`))
  running.defer(() => rm(root, { recursive: true }))
  await copyRepository(root)
  Object.assign(process.env, double.variables)
  const environment = {
    ...readEnvironment(),
    LOCAL_DATA: join(root, '.local'),
    SITE_URL: double.address,
    DEPLOY_COMMAND: `cd "${root}" && ${await commandOf(name)}`,
  }
  const client = lakeClient(environment, await startLocalLake(environment, running, 0))
  await seedContent(client)
  await publishToHost(environment, { client, writer: client, running })
  let build = await nextBuild(client)
  equal(build.state, 'built', build.error)
  await isDeployed(double, join(environment.LOCAL_DATA, 'site'))

  for (const sentence of ['A first sentence.', 'A second one.', 'A third one.']) {
    const start = performance.now()
    await client.patch('aboutPage').set({ 'hero.text.en': sentence }).commit()
    while (!textOf(double, 'about.html').includes(sentence)) await wait(20)
    console.log(`${name}: published after ${((performance.now() - start) / 1000).toFixed(1)} s.`)
    build = await nextBuild(client, build)
    equal(build.state, 'built', build.error)
  }
  await isDeployed(double, join(environment.LOCAL_DATA, 'site'))

  double.site.isTokenValid = false
  await client.patch('aboutPage').set({ 'hero.text.en': 'Refused.' }).commit()
  const { state, error } = await nextBuild(client, build)
  equal(state, 'failed')
  match(error ?? '', /^DEPLOY_COMMAND ended with \d+; /)
  match(textOf(double, 'about.html'), /A third one\./)
}

/** Returns the host's command in docs/publisher.md. */
async function commandOf(name: HostName): Promise<string> {
  const commands = (await readFile('docs/publisher.md', 'utf8')).matchAll(
    /DEPLOY_COMMAND='(.*)'$/gm,
  )
  const match = [...commands].find(([, command]) => command?.includes(tools[name]))
  if (match?.[1] === undefined) throw new Error(`docs/publisher.md has no command for ${name}.`)
  return match[1]
}

/** Waits until a build after the given one has ended. */
async function nextBuild(client: SanityClient, last?: BuildRecord): Promise<BuildRecord> {
  for (;;) {
    const [record] = await client.fetch<BuildRecord[]>(recordsQuery)
    if (record && record._id !== last?._id && record.state !== 'building') return record
    await wait(20)
  }
}

function textOf({ site }: HostDouble, path: string): string {
  return new TextDecoder().decode(site.files.get(path))
}

/** Checks that a host has the files of a directory. Those with settings may be in the tool's own form. */
async function isDeployed(double: HostDouble, directory: string): Promise<void> {
  const isSettings = (path: string) => /^(_headers|_redirects|netlify\.toml)$/.test(path)
  const entries = await readdir(resolve(directory), { recursive: true, withFileTypes: true })
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(resolve(directory).length + 1))
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => !isSettings(path))
  deepEqual([...double.site.files.keys()].filter((path) => !isSettings(path)).sort(), paths.sort())
  for (const path of paths)
    deepEqual(Buffer.from(double.site.files.get(path) ?? []), await readFile(join(directory, path)))
}
