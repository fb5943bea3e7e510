import { copyFile, readdir, readFile, writeFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const compressible = new Set(['.html', '.js', '.css', '.svg', '.xml', '.txt', '.json'])

/**
 * Writes a Brotli and a gzip form beside each text file, for hosts that serve precompressed files.
 * @param last an earlier output, for the compressed forms of unchanged files
 */
export async function compress(directory: string, last?: string): Promise<void> {
  const files = await readdir(directory, { recursive: true })
  await Promise.all(
    files
      .filter((file) => compressible.has(extname(file)))
      .map(async (file) => {
        const path = join(directory, file)
        const text = await readFile(path)
        if (last !== undefined && (await isSame(text, join(last, file)))) {
          for (const form of ['.br', '.gz']) await copyFile(join(last, file + form), path + form)
          return
        }
        const params = {
          [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
          [constants.BROTLI_PARAM_SIZE_HINT]: text.byteLength,
        }
        await writeFile(`${path}.br`, await promisify(brotliCompress)(text, { params }))
        await writeFile(`${path}.gz`, await promisify(gzip)(text, { level: 9 }))
      }),
  )
}

async function isSame(text: Buffer, file: string): Promise<boolean> {
  const known = await readFile(file).catch(() => null)
  return known !== null && text.equals(known)
}
