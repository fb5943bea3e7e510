import { cp, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { type LiveBuild, liveBuildPath } from '../../shared/liveBuild.ts'
import { replaceDirectory } from '../content/replaceDirectory.ts'
import { readContentState } from '../content/snapshot.ts'
import type { Environment } from '../environment.ts'
import { processExists } from '../process/processExists.ts'
import { newBuildId } from './buildId.ts'
import { bundle } from './bundle.ts'
import { compress } from './compress.ts'
import { readContent } from './contentModules.ts'
import { prerenderer } from './prerender.ts'

type Order = {
  snapshot: string
  outDir: string
  /** The build's id, by which the site tells that it is this build. */
  id: string
  /** The output of an earlier build, for the compressed forms of unchanged files. */
  last?: string | undefined
}

/** The bundled code, for any number of builds with different content. */
export type Builder = {
  /**
   * Builds the site from a snapshot. `outDir` is replaced when the output is complete.
   * @returns the number of documents written
   */
  build(order: Order): Promise<number>
  close(): Promise<void>
}

/** Bundles the site's code. */
export async function openBuilder(environment: Environment): Promise<Builder> {
  const work = await workDirectory()
  const client = join(work, 'client')
  const compiled = await bundle(client, {
    work: join(work, 'server'),
    settings: environment,
  }).catch(async (error: unknown) => {
    await rm(work, { recursive: true })
    throw error
  })
  const prerender = prerenderer(compiled, environment)
  return {
    async build({ snapshot, outDir, id, last }) {
      // Beside outDir, so that a rename puts it in place.
      const next = `${outDir}.next-${process.pid}`
      try {
        await cp(client, next, { recursive: true })
        const documents = await prerender(await readContent(snapshot), snapshot, next)
        await writeLiveBuild(next, {
          id,
          deployment: environment.deployment,
          content: await readContentState(snapshot),
        })
        await compress(next, last)
        await replaceDirectory(next, outDir)
        return documents
      } finally {
        await rm(next, { recursive: true, force: true })
      }
    },
    close: () => rm(work, { recursive: true, force: true }),
  }
}

function writeLiveBuild(outDir: string, build: LiveBuild): Promise<void> {
  return writeFile(join(outDir, liveBuildPath), `${JSON.stringify(build)}\n`)
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

/**
 * Builds the site from a snapshot, once.
 * @returns the number of documents written
 */
export async function buildSite(
  environment: Environment,
  { snapshot, outDir, id = newBuildId() }: { snapshot: string; outDir: string; id?: string },
): Promise<number> {
  const builder = await openBuilder(environment)
  try {
    return await builder.build({ snapshot, outDir, id })
  } finally {
    await builder.close()
  }
}
