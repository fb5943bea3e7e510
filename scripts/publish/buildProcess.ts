import { fetchAssets, removeUnusedAssets } from '../content/assets.ts'
import { ContentFaults } from '../content/faults.ts'
import { readParts, soundContent, writeParts } from '../content/snapshot.ts'
import { keepHeapSmall } from '../process/smallHeap.ts'
import { lakeClient } from '../services/contentLake.ts'
import { openBuilder } from '../site/build.ts'
import type { BuilderSettings, BuildNews, BuildOrder, BuildOutcome } from './siteBuilder.ts'

// The child process of siteBuilder.ts: builds on request, until its parent ends it or disconnects.
keepHeapSmall()
const { environment, lake, snapshot }: BuilderSettings = JSON.parse(process.argv[2] ?? '')
const client = lakeClient(environment, lake)
const studioUrl = environment.SANITY_STUDIO_URL
const readContent = soundContent(client, { studioUrl })
const opening = openBuilder(environment)
/** What the last site was built of, also by an earlier process. */
let last = readParts(snapshot)

async function build(order: BuildOrder): Promise<BuildOutcome> {
  try {
    const lastParts = await last
    const { content, state, parts, held, faults } = await readContent(lastParts)
    tell({ pages: content.pages.length })
    await fetchAssets(content, snapshot, { last: snapshot, studioUrl })
    const builder = await opening
    const { directory } = await builder.build({ content, state, assets: snapshot, ...order })
    await writeParts(snapshot, parts, lastParts)
    await removeUnusedAssets(content, snapshot)
    last = Promise.resolve(parts)
    return { built: { directory, held, faults } }
  } catch (error) {
    if (error instanceof ContentFaults) return { faults: error.faults }
    return { error: error instanceof Error ? error.message : String(error) }
  }
}

function tell(news: BuildNews): void {
  process.send?.(news)
}

async function end(): Promise<void> {
  process.removeAllListeners('message')
  await opening.then(
    (builder) => builder.close(),
    () => {},
  )
  process.exit()
}

process.on('message', (order: BuildOrder) => {
  build(order).then(tell)
})
process.once('disconnect', end)
process.once('SIGTERM', end)
// Ctrl-C signals the whole process group, but the parent ends this process when it is done with it.
process.on('SIGINT', () => {})
// Handled here only to avoid an unhandled rejection: `build` reports the error.
opening.catch(() => {})
