import { readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { brotliCompressSync } from 'node:zlib'
import { type Environment, readEnvironment } from '../../scripts/environment.ts'
import { keepSiteLive, serveLiveSite } from '../../scripts/publish/liveSite.ts'
import { lakeClient, startLocalLake } from '../../scripts/services/lakeClient.ts'
import { seedManyPages } from '../support/manyPages.ts'
import { medians, type Results } from './results.ts'

/** Polling interval in ms. */
const pollingInterval = 20

/** The number of publishes of which the median is taken. */
const publishes = 3

// A program that `measureGrowth` starts: measures a site with the number of pages in its parameter, in an empty folder,
// and sends the results.

const count = Number(process.argv[2])
const directory = join('.local/bench', `${count}-pages`)
await rm(directory, { recursive: true, force: true })
const settings = { usesLocalLake: true, LAKE_PORT: 0, LOCAL_DATA: directory, PORT: 4380 }
const results = await measureSite({ ...readEnvironment(), ...settings }, count)
if (!process.send) throw new Error('Only tests/bench/growth.ts starts this program')
process.once('disconnect', () => process.exit())
process.send(results)

async function measureSite(environment: Environment, count: number): Promise<Results> {
  await using running = new AsyncDisposableStack()
  const client = lakeClient(environment, await startLocalLake(environment, running, 0))
  const address = await serveLiveSite(environment, running)
  await seedManyPages(client, count)
  const { seconds: build } = await timed(() =>
    keepSiteLive(environment, { client, address, running, writesToLake: true }),
  )
  const publish = async (run: number) => {
    const sentence = `One changed sentence, ${run}.`
    const { seconds } = await timed(async () => {
      await client.patch('aboutPage').set({ 'hero.text.en': sentence }).commit()
      await untilShown(`${address}/about`, sentence)
    })
    return { 'publish to live, s': seconds }
  }
  let run = 0
  const published = await medians(publishes, [() => publish(run++)])
  return {
    'build, s': build,
    ...published,
    'peak memory, MB': process.resourceUsage().maxRSS / 1000,
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
