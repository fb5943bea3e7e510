import { readdir, readFile, writeFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { compressible } from '../http/files.ts'

/**
 * Writes a Brotli and a gzip form beside each text file, as small as they get. For the bundled code
 * alone: pages are many and change, so servers compress them when they are asked for.
 */
export async function compress(directory: string): Promise<void> {
  const files = await readdir(directory, { recursive: true })
  await Promise.all(
    files
      .filter((file) => compressible.has(extname(file)))
      .map(async (file) => {
        const path = join(directory, file)
        const text = await readFile(path)
        const params = {
          [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
          [constants.BROTLI_PARAM_SIZE_HINT]: text.byteLength,
        }
        await writeFile(`${path}.br`, await promisify(brotliCompress)(text, { params }))
        await writeFile(`${path}.gz`, await promisify(gzip)(text, { level: 9 }))
      }),
  )
}
