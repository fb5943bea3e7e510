import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { replaceDirectory } from '../content/replaceDirectory.ts'
import type { Environment } from '../environment.ts'
import { bundle } from './bundle.ts'
import { compress } from './compress.ts'
import { readContent } from './contentModules.ts'
import { prerenderSite } from './prerender.ts'

/**
 * Builds the site from a snapshot. The output takes the place of the last one when it is whole.
 * @returns the number of documents written
 */
export async function buildSite(
  environment: Environment,
  { snapshot, outDir }: { snapshot: string; outDir: string },
): Promise<number> {
  // Beside the output, so that it can be moved there and finds the installed packages.
  await mkdir('.local', { recursive: true })
  const work = await mkdtemp(join(resolve('.local'), 'build-'))
  try {
    const next = join(work, 'site')
    const [compiled, content] = [
      await bundle(next, { work: join(work, 'server'), supabase: environment.supabase }),
      await readContent(snapshot),
    ]
    const documents = await prerenderSite(compiled, content, {
      outDir: next,
      snapshot,
      siteUrl: environment.SITE_URL,
      supabaseUrl: environment.supabase.url,
    })
    await compress(next)
    await replaceDirectory(next, outDir)
    return documents
  } finally {
    await rm(work, { recursive: true, force: true })
  }
}
