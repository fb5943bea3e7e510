import { cp, mkdir, mkdtemp, readdir, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { replaceDirectory } from '../content/replaceDirectory.ts'
import type { Environment } from '../environment.ts'
import { processExists } from '../process/processExists.ts'
import { bundle } from './bundle.ts'
import { compress } from './compress.ts'
import { readContent } from './contentModules.ts'
import { prerenderer } from './prerender.ts'

/** The bundled code, for any number of builds with different content. */
export type Builder = {
  /**
   * Builds the site from a snapshot. `outDir` is replaced when the output is complete.
   * @param last the output of an earlier call, for the compressed forms of unchanged files
   * @returns the number of documents written
   */
  build(snapshot: string, outDir: string, last?: string): Promise<number>
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
    async build(snapshot, outDir, last) {
      // Beside outDir, so that a rename puts it in place.
      const next = `${outDir}.next-${process.pid}`
      try {
        await cp(client, next, { recursive: true })
        const documents = await prerender(await readContent(snapshot), snapshot, next)
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
  { snapshot, outDir }: { snapshot: string; outDir: string },
): Promise<number> {
  const builder = await openBuilder(environment)
  try {
    return await builder.build(snapshot, outDir)
  } finally {
    await builder.close()
  }
}
