import { execFileSync } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { runCommand } from '../../scripts/runCommand.ts'
import { buildDemo } from '../support/buildDemo.ts'
import { measureBytes } from './bytes.ts'
import { measureFirstLoads } from './firstLoad.ts'
import { measureGrowth } from './growth.ts'
import { measureInteractions } from './interactions.ts'
import { measureMemory } from './memory.ts'
import { measureNavigation, words } from './navigation.ts'
import { flags, type Options, options, type Part, parts } from './options.ts'
import { measurePrerendered } from './prerendered.ts'
import { type Figures, type Reported, report, table, toJson, withLoad } from './results.ts'
import { serveCopy, withoutScripts } from './servedSite.ts'
import { measureTyping } from './typing.ts'
import { launch } from './visitor.ts'

/** The pages whose first load is measured, by name. */
const pages = { home: '/', service: '/services/malaria-drugs', FAQ: '/faq', contact: '/contact' }

const file = 'tests/bench/results.json'

/**
 * Measures the site on a slow phone beside its pages without scripts, and beside another site if one is named; typing
 * in the Studio, the memory of `npm start`, and how builds grow with the pages. Writes the figures to their file, each
 * with its spread and the load of the machine, and prints them beside those that were committed last.
 */
await runCommand(async (values) => {
  const asked = options.parse(values)
  const committed = report.parse(JSON.parse(readCommitted())).figures
  const collected: Figures = asked.only.length === parts.length ? {} : { ...committed }
  const taken: Figures = {}
  for await (const figures of measure(asked)) {
    Object.assign(taken, figures)
    Object.assign(collected, figures)
    // After each, so that an error does not take the figures of an hour.
    await writeFile(file, toJson({ words, figures: collected }))
  }
  console.log(table(taken, committed))
  for (const [word, meaning] of Object.entries(words)) console.log(`${word}: ${meaning}`)
}, flags)

function readCommitted(): string {
  return execFileSync('git', ['show', `HEAD:${file}`], { encoding: 'utf8' })
}

/** Measures the parts that are asked for, one after the other. */
async function* measure(asked: Options): AsyncGenerator<Figures> {
  await using running = new AsyncDisposableStack()
  const { runs, only } = asked
  const browser = await launch()
  running.defer(() => browser.close())
  const ofVisits: [Part, (sites: Sites) => Promise<Reported>][] = [
    ['load', ({ ours, stripped }) => measureFirstLoads(browser, { ours, stripped }, pages, runs)],
    ['interaction', (sites) => measureInteractions(browser, sites, runs)],
    ['navigation', ({ built, ...sites }) => measureNavigation(browser, sites, runs)],
    ['prerendering', ({ ours }) => measurePrerendered(ours, runs)],
    ['bytes', ({ built }) => measureBytes(built, pages)],
  ]
  const measurements = ofVisits.filter(([part]) => only.includes(part))
  if (measurements.length > 0) {
    const sites = await serveSites(asked, running)
    for (const [, take] of measurements) yield withLoad(() => take(sites))
  }
  if (only.includes('typing')) yield withLoad(() => measureTyping(browser, runs))
  if (only.includes('memory')) yield withLoad(measureMemory)
  if (only.includes('growth')) {
    yield measureGrowth('servicePage', asked.pages)
    yield measureGrowth('newsArticle', asked.news)
  }
}

/** The folder of the built site, and addresses: of a copy, of one without scripts, and of the other site. */
type Sites = { built: string; ours: string; stripped: string; beside?: string }

async function serveSites(
  { site, beside }: Options,
  running: AsyncDisposableStack,
): Promise<Sites> {
  const serve = async (
    name: string,
    ...[source, change]: [string, ((html: string) => string)?]
  ) => {
    const server = await serveCopy(source, `.local/bench/${name}`, change)
    running.defer(server.close)
    return server.address
  }
  const built = site ?? (await buildDemo('.local/bench/demo'))
  return {
    built,
    ours: await serve('ours', built),
    stripped: await serve('stripped', built, withoutScripts),
    ...(beside === undefined ? {} : { beside: await serve('beside', beside) }),
  }
}
