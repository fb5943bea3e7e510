import { execFileSync } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { z } from 'zod'
import { serveSite } from '../../scripts/build/serving/serveSite.ts'
import { runCommand } from '../../scripts/runCommand.ts'
import { buildDemo } from '../support/buildDemo.ts'
import { measureBytes } from './bytes.ts'
import { measureFirstLoads } from './firstLoad.ts'
import { measureGrowth } from './growth.ts'
import { measureInteractions } from './interactions.ts'
import { measureMemory } from './memory.ts'
import { measureNavigation } from './navigation.ts'
import { measurePrerendered } from './prerendered.ts'
import { type Figures, figures, table, toJson, withLoad } from './results.ts'
import { stripScripts } from './stripped.ts'
import { measureTyping } from './typing.ts'
import { launch } from './visitor.ts'

/** The pages measured, by name. */
const pages = { home: '/', service: '/services/malaria-drugs', FAQ: '/faq', contact: '/contact' }

const file = 'tests/bench/results.json'

const list = z.string().transform((text) => text.split(',').filter(Boolean).map(Number))

/**
 * Measures the demo site on a slow phone beside its pages without scripts, typing in the Studio, the memory of
 * `npm start`, and how builds grow with the pages. Writes the figures to their file, each with the load of the
 * machine, and prints them beside those that were committed last.
 */
await runCommand(
  async (values) => {
    const runs = z.coerce.number('--runs is no number').int().positive().parse(values.runs)
    const [pageCounts, newsCounts] = [list.parse(values.pages), list.parse(values.news)]
    const collected: Figures = {}
    for (const measure of [
      () => measureDemo(runs),
      () => withLoad(() => measureStudio(runs)),
      () => withLoad(measureMemory),
      () => measureGrowth('servicePage', pageCounts),
      () => measureGrowth('newsArticle', newsCounts),
    ]) {
      Object.assign(collected, await measure())
      // After each, so that an error does not take the figures of an hour.
      await writeFile(file, toJson(collected))
    }
    console.log(table(collected, figures.parse(JSON.parse(committed()))))
  },
  {
    runs: { type: 'string', default: '5' },
    pages: { type: 'string', default: '20,200' },
    news: { type: 'string', default: '200' },
  },
)

async function measureStudio(runs: number) {
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

async function measureDemo(runs: number): Promise<Figures> {
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
      ...(await withLoad(() => measureFirstLoads(browser, sites, pages, runs))),
      ...(await withLoad(() => measureInteractions(browser, sites, runs))),
      ...(await withLoad(() => measureNavigation(browser, sites, runs))),
      ...(await withLoad(() => measurePrerendered(sites.ours, runs))),
      ...(await withLoad(() => measureBytes(built, pages))),
    }
  } finally {
    await Promise.all([browser.close(), site.close(), strippedSite.close()])
  }
}
