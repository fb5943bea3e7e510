import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { documentFile } from '../../scripts/build/output/siteOutput.ts'
import type { Values } from './results.ts'

/** Returns the transfer sizes of a built site in kB: Brotli, except for fonts, which are compressed already. */
export async function measureBytes(site: string, pages: Record<string, string>): Promise<Values> {
  const results: Values = {}
  const brotli = async (file: string) =>
    brotliCompressSync(await readFile(join(site, file))).length / 1000
  for (const [name, path] of Object.entries(pages))
    results[`size of the document, ${name}, kB`] = await brotli(documentFile(path))
  const files = await readdir(site, { recursive: true })
  const sizes = await Promise.all(files.filter((file) => file.endsWith('.html')).map(brotli))
  results['size of the largest document, kB'] = Math.max(...sizes)
  results['documents over 14.6 kB, one round trip'] = sizes.filter((size) => size > 14.6).length
  for (const file of (await readdir(join(site, 'assets'))).toSorted()) {
    const [, name, extension] = /^(.+)-.{8}\.(js|woff2)$/.exec(file) ?? []
    const path = join('assets', file)
    if (name && extension === 'js') results[`size of ${name}.js, kB`] = await brotli(path)
    if (name && extension === 'woff2')
      results[`size of ${name}.woff2, kB`] = (await stat(join(site, path))).size / 1000
  }
  return results
}
