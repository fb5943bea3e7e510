import { execFile } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { startLake } from 'local-content-lake'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { copySeededLake } from '../../tests/support/seededLake.ts'
import type { RunningServer } from '../http/server.ts'

let directory = ''
let lake: RunningServer

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'hosted-'))
  await copySeededLake(join(directory, 'hosted'))
  lake = await startLake({ directory: join(directory, 'hosted'), port: 0 })
})

afterAll(async () => {
  await lake.close()
  await rm(directory, { recursive: true })
})

/** Program that lists the URLs of all modules that a process loads. */
const lister = `
  import { writeFileSync } from 'node:fs'
  import { registerHooks } from 'node:module'
  const loaded = new Set()
  registerHooks({
    load(url, context, next) {
      loaded.add(url)
      return next(url, context)
    },
  })
  process.once('exit', () =>
    writeFileSync(process.env.LOADED + '/' + process.pid + '.json', JSON.stringify([...loaded])),
  )`

/** A program that runs the steps of `npm run build`. */
const program = `
  const { readEnvironment } = await import('./scripts/environment.ts')
  const { withContentLake } = await import('./scripts/services/lakeClient.ts')
  const { takeSnapshot } = await import('./scripts/content/contentSnapshot.ts')
  const { createSiteBuilder } = await import('./scripts/build/siteBuilder.ts')
  const [directory] = process.argv.slice(1)
  const environment = readEnvironment()
  const snapshot = await withContentLake(environment, (client) =>
    takeSnapshot(client, { directory: directory + '/snapshot', studioUrl: '' }),
  )
  const build = await createSiteBuilder(environment, directory + '/dist')
  await build(snapshot)`

/** Runs a build and returns the URLs of the modules that it loads, by process. */
async function modulesOf(variables: Record<string, string>): Promise<string[][]> {
  const loaded = await mkdtemp(join(directory, 'loaded-'))
  const NODE_OPTIONS = `--import=data:text/javascript,${encodeURIComponent(lister)}`
  await promisify(execFile)(
    process.execPath,
    ['--input-type=module', '--eval', program, directory],
    { env: { ...process.env, ...variables, NODE_OPTIONS, LOADED: loaded } },
  )
  const lists = (await readdir(loaded)).map(
    async (name): Promise<string[]> => JSON.parse(await readFile(join(loaded, name), 'utf8')),
  )
  return Promise.all(lists)
}

test('a hosted build loads no stand-in and none of their packages, and bundles in a process that ends', async () => {
  const loaded = await modulesOf({
    SANITY_API_HOST: lake.address,
    SUPABASE_URL: 'https://project.supabase.co',
    SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_key',
  })
  const local =
    /\/packages\/(local-|stand-in-)|\/node_modules\/(groq-js|hono|@hono|ws|@electric-sql|smtp-server)\//
  expect(loaded.flat().filter((url) => local.test(url))).toEqual([])
  // The memory of the bundler would stay with the process that builds again after each publish.
  const isLoaded = (module: string) =>
    loaded.map((urls) => urls.some((url) => url.endsWith(module)))
  const [builds, bundles] = ['/build/siteBuilder.ts', '/vite/dist/node/index.js'].map(isLoaded)
  expect(builds).toEqual(expect.arrayContaining([true, false]))
  expect(bundles).toEqual(builds?.map((isBuilder) => !isBuilder))
})

const none = { SITE_URL: '', SANITY_PROJECT_ID: '', SUPABASE_URL: '', SUPABASE_PUBLISHABLE_KEY: '' }

test('a build on a host without settings is no silent demo: it is refused, and names every variable', async () => {
  const env = { ...process.env, ...none, CI: '1' }
  const build = promisify(execFile)(process.execPath, ['scripts/commands/build.ts'], { env })
  const { stderr } = await build.catch((error: { stderr: string }) => error)
  for (const name of Object.keys(none))
    expect(stderr).toMatch(new RegExp(`${name}( .*)? is missing`))
})
