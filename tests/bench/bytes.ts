import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { documentFile } from '../../scripts/site/documentFile.ts'
import type { Results } from './results.ts'

/** Returns the sizes of what a built site sends, in kB: Brotli, except of fonts, which are compressed. */
export async function measureBytes(site: string, pages: Record<string, string>): Promise<Results> {
  const results: Results = {}
  const size = async (file: string) => (await stat(join(site, file))).size / 1000
  for (const [name, path] of Object.entries(pages))
    results[`size of the document, ${name}, kB`] = await size(`${documentFile(path)}.br`)
  for (const file of (await readdir(join(site, 'assets'))).toSorted()) {
    const [, name, extension] = /^(.+)-.{8}\.(js\.br|woff2)$/.exec(file) ?? []
    if (name) results[`size of ${name}.${extension}, kB`] = await size(join('assets', file))
  }
  return results
}
