import { execFileSync } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { loadavg } from 'node:os'
import { z } from 'zod'
import { serveSite } from '../../scripts/build/serveSite.ts'
import { runCommand } from '../../scripts/runCommand.ts'
import { buildDemo } from '../support/buildDemo.ts'
import { measureBytes } from './bytes.ts'
import { measureFirstLoads } from './firstLoad.ts'
import { measureGrowth } from './growth.ts'
import { measureInteractions } from './interactions.ts'
import { measureNavigation } from './navigation.ts'
import { type Results, round, table } from './results.ts'
import { stripScripts } from './stripped.ts'
import { measureTyping } from './typing.ts'
import { launch } from './visitor.ts'

/** The pages measured, by name. */
const pages = { home: '/', service: '/services/malaria-drugs', FAQ: '/faq', contact: '/contact' }

const file = 'tests/bench/results.json'

const results = z.record(z.string(), z.number())
const list = z.string().transform((text) => text.split(',').filter(Boolean).map(Number))

/**
 * Measures the demo site on a slow phone, typing in the Studio, and how builds grow with the pages. Prints
 * the figures beside those that were committed last, and writes them to their file.
 */
await runCommand(
  async (values) => {
    const runs = z.coerce.number('--runs is no number').int().positive().parse(values.runs)
    const counts = list.parse(values.pages)
    const found: Results = {
      // On a busy machine, only ratios are meaningful.
      'load average at the start': loadavg()[0] ?? 0,
      ...(await measureDemo(runs)),
      ...(await measureStudio(runs)),
      ...(await measureGrowth(counts)),
    }
    console.log(table(found, results.parse(JSON.parse(committed()))))
    const rounded = Object.entries(found).map(([name, value]) => [name, round(value)])
    await writeFile(file, `${JSON.stringify(Object.fromEntries(rounded), null, 2)}\n`)
  },
  { runs: { type: 'string', default: '5' }, pages: { type: 'string', default: '20,200' } },
)

async function measureStudio(runs: number): Promise<Results> {
  const browser = await launch()
  try {
    return await measureTyping(browser, runs)
  } finally {
    await browser.close()
  }
}

function committed(): string {
  return execFileSync('git', ['show', `HEAD:${file}`], { encoding: 'utf8' })
}

async function measureDemo(runs: number): Promise<Results> {
  const built = await buildDemo('.local/bench/demo')
  const bare = '.local/bench/stripped'
  await stripScripts(built, bare, Object.values(pages))
  const [site, strippedSite, browser] = await Promise.all([
    serveSite({ directory: built, port: 4373 }),
    serveSite({ directory: bare, port: 4374 }),
    launch(),
  ])
  const sites = { ours: site.address, stripped: strippedSite.address }
  try {
    return {
      ...(await measureFirstLoads(browser, sites, pages, runs)),
      ...(await measureInteractions(browser, sites.ours, runs)),
      ...(await measureNavigation(browser, sites, runs)),
      ...(await measureBytes(built, pages)),
    }
  } finally {
    await Promise.all([browser.close(), site.close(), strippedSite.close()])
  }
}
