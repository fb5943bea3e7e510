import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { type ContentState, type LiveBuild, liveBuildPath } from '../../shared/liveBuild.ts'
import type { CheckedContent } from '../content/gate.ts'
import { readContentState, readSnapshot } from '../content/snapshot.ts'
import type { Environment } from '../environment.ts'
import { processExists } from '../process/processExists.ts'
import { newBuildId } from './buildId.ts'
import { bundleApart } from './bundleApart.ts'
import { compress } from './compress.ts'
import { prerenderer, text } from './prerender.ts'
import { openShareImageDrawer } from './sharing/drawApart.ts'
import { siteOutput } from './siteOutput.ts'

/** Checked content to build. */
type BuildContent = {
  content: CheckedContent
  state: ContentState
  /** The directory with its images and PDFs, such as a snapshot's. */
  assets: string
}

type Order = BuildContent & {
  outDir: string
  /** The build's id, by which the site tells that it is this build. */
  id: string
  /** The directory of the site that is served now, if there is one. */
  last?: string | undefined
}

/** The bundled code, for any number of builds with different content. */
export type Builder = {
  /**
   * Builds the site. If `last` is this builder's last output, what differs is replaced in it; otherwise
   * `outDir` is replaced when the output is complete.
   * @throws ContentFaults if a page cannot be rendered
   */
  build(order: Order): Promise<Built>
  close(): Promise<void>
}

type Built = { directory: string; documents: number }

/** Bundles the site's code. */
export async function openBuilder(environment: Environment): Promise<Builder> {
  const work = await workDirectory()
  const client = join(work, 'client')
  const drawer = openShareImageDrawer()
  try {
    const { SITE_URL, supabase } = environment
    const settings = { SITE_URL, supabase }
    const compiled = await bundleApart({ outDir: client, work: join(work, 'server'), settings })
    await compress(client)
    const prerender = prerenderer(compiled, environment, drawer)
    const stage = siteOutput(client)
    return {
      async build({ content, state, assets, id, ...target }) {
        const { files, documents, check } = prerender(content, assets)
        const live: LiveBuild = { id, deployment: environment.deployment, content: state }
        const build = text(liveBuildPath.slice(1), `${JSON.stringify(live)}\n`)
        const staged = await stage([...files, build], target)
        try {
          check()
          return { directory: await staged.commit(), documents }
        } finally {
          await staged.discard()
        }
      },
      async close() {
        await drawer.close()
        await rm(work, { recursive: true, force: true })
      },
    }
  } catch (error) {
    await rm(work, { recursive: true })
    throw error
  }
}

/** Creates a directory for this process, and removes those that crashed processes have left. */
async function workDirectory(): Promise<string> {
  const parent = resolve('.local')
  await mkdir(parent, { recursive: true })
  for (const name of await readdir(parent)) {
    const [, pid] = /^build-(\d+)-/.exec(name) ?? []
    if (pid !== undefined && !processExists(Number(pid)))
      await rm(join(parent, name), { recursive: true, force: true })
  }
  return mkdtemp(join(parent, `build-${process.pid}-`))
}

type SnapshotOrder = {
  /** The directory of the snapshot. */
  snapshot: string
  /** Takes the snapshot. Called when the code is bundled, because both need much memory. */
  take?: () => Promise<void>
  outDir: string
  id?: string
}

/**
 * Builds the site from a snapshot, once.
 * @returns the number of documents written
 */
export async function buildSite(
  environment: Environment,
  { snapshot, take = async () => {}, outDir, id = newBuildId() }: SnapshotOrder,
): Promise<number> {
  const builder = await openBuilder(environment)
  try {
    await take()
    const content = await readSnapshot(snapshot)
    const state = await readContentState(snapshot)
    const built = await builder.build({ content, state, assets: snapshot, outDir, id })
    return built.documents
  } finally {
    await builder.close()
  }
}
