import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { z } from 'zod'
import { readEnvironment } from '../../scripts/environment.ts'
import { keepHostLive } from '../../scripts/publish/publisher.ts'
import { runCommand } from '../../scripts/runCommand.ts'
import { lakeClient, startLocalLake } from '../../scripts/services/lakeClient.ts'
import { startCloudflare } from '../support/hosts/cloudflare.ts'
import { startNetlify } from '../support/hosts/netlify.ts'
import { startVercel } from '../support/hosts/vercel.ts'
import { seedManyPages } from '../support/manyPages.ts'
import { type Results, table } from './results.ts'

/** The duration of a request to a host's API, and the polling interval, in ms. */
const latency = 150
const pause = 500

const hosts = { Netlify: startNetlify, Cloudflare: startCloudflare, Vercel: startVercel }
const list = z.string().transform((text) => text.split(',').map(Number))

/** Measures publishes by the publisher, from the publish to the page at doubles of the hosts. */
await runCommand(
  async (values) => {
    const runs = z.coerce.number().int().positive().parse(values.runs)
    const results: Results = {}
    for (const count of list.parse(values.pages))
      for (const [name, start] of Object.entries(hosts)) {
        const measured = await measure(`.local/bench/${name}-${count}`, start, count, runs)
        for (const [figure, value] of Object.entries(measured))
          results[`${count} pages, ${name}: ${figure}`] = value
        console.log(table(results, {}))
      }
  },
  {
    runs: { type: 'string', default: '20' },
    pages: { type: 'string', default: '20,2000' },
  },
)

async function measure(
  directory: string,
  start: typeof startNetlify,
  count: number,
  runs: number,
): Promise<Results> {
  await rm(directory, { recursive: true, force: true })
  await using running = new AsyncDisposableStack()
  const { double, host, close } = await start(pause)
  running.defer(close)
  const environment = {
    ...readEnvironment(),
    LOCAL_DATA: join(directory, 'data'),
    SITE_URL: double.address,
    SANITY_WRITE_TOKEN: 'a token',
  }
  const client = lakeClient(environment, await startLocalLake(environment, running, 0))
  await seedManyPages(client, count)
  const started = performance.now()
  await keepHostLive(environment, { client, host, running, pause })
  const until = async (isDone: () => boolean) => {
    while (!isDone()) await wait(5)
  }
  await until(() => double.deployments === 1)
  const first = (performance.now() - started) / 1000
  // Waits for the record of the first build, whose uploads are not measured.
  await wait(2000)
  double.delay = latency
  const times: number[] = []
  let requests = 0
  let uploads = 0
  for (let run = 0; run < runs; run += 1) {
    const sentence = `Sentence number ${run}.`
    double.requests = 0
    double.uploads = []
    const begin = performance.now()
    await client.patch('aboutPage').set({ 'hero.text.en': sentence }).commit()
    await until(() => new TextDecoder().decode(double.live.get('about.html')).includes(sentence))
    times.push((performance.now() - begin) / 1000)
    requests = Math.max(requests, double.requests)
    uploads = Math.max(uploads, double.uploads.length)
    await wait(1500)
  }
  const sorted = times.toSorted((one, other) => one - other)
  const at = (share: number) => sorted[Math.ceil(sorted.length * share) - 1] ?? Number.NaN
  return {
    'first publish, s': first,
    'publish to the host, median, s': at(0.5),
    'publish to the host, 19 in 20, s': at(0.95),
    'requests to the host': requests,
    uploads: uploads,
    files: double.live.size,
  }
}
