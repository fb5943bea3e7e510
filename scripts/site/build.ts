import { cp, mkdir, mkdtemp, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { replaceDirectory } from '../content/replaceDirectory.ts'
import type { Environment } from '../environment.ts'
import { bundle } from './bundle.ts'
import { compress } from './compress.ts'
import { readContent } from './contentModules.ts'
import { prerenderer } from './prerender.ts'

/** The compiled site, ready to be filled with content again and again. */
export type Builder = {
  /**
   * Builds the site from a snapshot. The output takes the place of an earlier one when it is whole.
   * @param last the output of an earlier call, from which what has not changed is taken
   * @returns the number of documents written
   */
  build(snapshot: string, outDir: string, last?: string): Promise<number>
  close(): Promise<void>
}

/** Compiles the site's code. */
export async function openBuilder(environment: Environment): Promise<Builder> {
  // Beside the output, so that it can be moved there and finds the installed packages.
  await mkdir('.local', { recursive: true })
  const work = await mkdtemp(join(resolve('.local'), 'build-'))
  const client = join(work, 'client')
  const compiled = await bundle(client, {
    work: join(work, 'server'),
    settings: environment,
  }).catch(async (error: unknown) => {
    await rm(work, { recursive: true })
    throw error
  })
  const prerender = prerenderer(compiled, {
    siteUrl: environment.SITE_URL,
    supabaseUrl: environment.supabase.url,
  })
  return {
    async build(snapshot, outDir, last) {
      const next = join(work, 'next')
      await rm(next, { recursive: true, force: true })
      await cp(client, next, { recursive: true })
      const documents = await prerender(await readContent(snapshot), snapshot, next)
      await compress(next, last)
      await replaceDirectory(next, outDir)
      return documents
    },
    close: () => rm(work, { recursive: true, force: true }),
  }
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
