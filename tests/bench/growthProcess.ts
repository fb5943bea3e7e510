import { readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { brotliCompressSync } from 'node:zlib'
import { z } from 'zod'
import { type Environment, readEnvironment } from '../../scripts/environment.ts'
import { publishContinuously, serveLiveSite } from '../../scripts/publish/liveSite.ts'
import { lakeClient, startLocalLake } from '../../scripts/services/lakeClient.ts'
import { seedManyPages } from '../support/manyPages.ts'
import { medians, type Reported } from './results.ts'

/** Polling interval in ms. */
const pollingInterval = 20

/** The number of publishes of which the median is taken. */
const publishes = 3

/** The time after the last publish until memory is measured, in ms: V8 then has collected the garbage. */
const rest = 60_000

// A program that `measureGrowth` starts: measures a site with the number of pages of the type in its parameters, in an
// empty folder, and sends the results. The stand-in for the Content Lake runs in it, as in `npm start`.

const count = Number(process.argv[2])
const type = z.enum(['servicePage', 'newsArticle']).parse(process.argv[3])
const directory = join('.local/bench', `${count}-${type}`)
await rm(directory, { recursive: true, force: true })
const settings = { usesLocalLake: true, LAKE_PORT: 0, LOCAL_DATA: directory, PORT: 4380 }
const results = await measureSite({ ...readEnvironment(), ...settings }, count)
if (!process.send) throw new Error('Only tests/bench/growth.ts starts this program')
process.once('disconnect', () => process.exit())
process.send(results)

async function measureSite(environment: Environment, count: number): Promise<Reported> {
  await using running = new AsyncDisposableStack()
  const client = lakeClient(environment, await startLocalLake(environment, running, 0))
  const address = await serveLiveSite(environment, running)
  await seedManyPages(client, count, type)
  const build = await timed(() =>
    publishContinuously(environment, { client, writer: client, address, running }),
  )
  const publish = async (run: number) => {
    const sentence = `One changed sentence, ${run}.`
    const { seconds, processor } = await timed(async () => {
      await client.patch('aboutPage').set({ 'hero.text.en': sentence }).commit()
      await untilShown(`${address}/about`, sentence)
    })
    return { 'publish to live, s': seconds, 'publish, s of the processor': processor }
  }
  let run = 0
  const published = await medians(publishes, [() => publish(run++)])
  const peak = process.resourceUsage().maxRSS / 1000
  await wait(rest)
  return {
    'build, s': build.seconds,
    'build, s of the processor': build.processor,
    ...published,
    'peak memory, MB': peak,
    'memory at rest, MB': process.memoryUsage.rss() / 1e6,
    'size of the application, kB': await applicationSize(join(environment.LOCAL_DATA, 'site')),
  }
}

/** Returns the time that work takes, and the time of the processor in all threads of this process, in s. */
async function timed(work: () => Promise<unknown>) {
  const start = performance.now()
  const before = process.cpuUsage()
  await work()
  const { user, system } = process.cpuUsage(before)
  return { seconds: (performance.now() - start) / 1000, processor: (user + system) / 1e6 }
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
