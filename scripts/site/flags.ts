import { copyFile, mkdir } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { languages } from '../../shared/languages.ts'

const library = dirname(createRequire(import.meta.url).resolve('country-flag-icons/package.json'))

/** The directory with an SVG of every flag, named by ISO 3166-1 code: `GH.svg`. */
export const flagsDirectory = join(library, '3x2')

/** Copies the flags of the language menu into the site's output. */
export async function copyFlags(outDir: string): Promise<void> {
  await mkdir(join(outDir, 'flags'), { recursive: true })
  for (const { flag } of languages)
    await copyFile(join(flagsDirectory, `${flag}.svg`), join(outDir, 'flags', `${flag}.svg`))
}
