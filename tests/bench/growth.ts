import { readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { brotliCompressSync } from 'node:zlib'
import { type Environment, readEnvironment } from '../../scripts/environment.ts'
import { keepSiteLive, serveLiveSite } from '../../scripts/publish/liveSite.ts'
import { lakeClient, startLocalLake } from '../../scripts/services/lakeClient.ts'
import { seedManyPages } from '../support/manyPages.ts'
import type { Results } from './results.ts'

/** Polling interval in ms. */
const pollingInterval = 20

/**
 * Measures, by number of pages, the first build with its snapshot, the time from publishing a changed
 * sentence to visitors, and the size of the application.
 */
export async function measureGrowth(counts: number[]): Promise<Results> {
  const results: Results = {}
  for (const count of counts) {
    const directory = join('.local/bench', `${count}-pages`)
    await rm(directory, { recursive: true, force: true })
    const settings = { usesLocalLake: true, LAKE_PORT: 0, LOCAL_DATA: directory, PORT: 4380 }
    const measured = await measureSite({ ...readEnvironment(), ...settings }, count)
    for (const [name, value] of Object.entries(measured)) results[`${count} pages: ${name}`] = value
  }
  return results
}

async function measureSite(environment: Environment, count: number): Promise<Results> {
  await using running = new AsyncDisposableStack()
  const client = lakeClient(environment, await startLocalLake(environment, running, 0))
  const address = await serveLiveSite(environment, running)
  await seedManyPages(client, count)
  const { seconds: build } = await timed(() =>
    keepSiteLive(environment, { client, address, running, writesToLake: true }),
  )
  const sentence = 'One changed sentence.'
  const { seconds: publish } = await timed(async () => {
    await client.patch('aboutPage').set({ 'hero.text.en': sentence }).commit()
    await untilShown(`${address}/about`, sentence)
  })
  return {
    'build, s': build,
    'publish to live, s': publish,
    'size of the application, kB': await applicationSize(join(environment.LOCAL_DATA, 'site')),
  }
}

async function timed<T>(work: () => Promise<T>): Promise<{ result: T; seconds: number }> {
  const start = performance.now()
  const result = await work()
  return { result, seconds: (performance.now() - start) / 1000 }
}

async function untilShown(address: string, sentence: string): Promise<void> {
  while (!(await (await fetch(address)).text()).includes(sentence)) await wait(pollingInterval)
}

async function applicationSize(site: string): Promise<number> {
  const files = await readdir(site, { recursive: true })
  const application = files.find((file) => /assets\/entry-client-.*\.js$/.test(file))
  if (application === undefined) throw new Error(`${site} has no application`)
  return brotliCompressSync(await readFile(join(site, application))).byteLength / 1000
}
