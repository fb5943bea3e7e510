import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { languages } from '../../shared/languages.ts'
import type { SiteFile } from './siteOutput.ts'

const library = dirname(createRequire(import.meta.url).resolve('country-flag-icons/package.json'))

/** The directory with an SVG of every flag, named by ISO 3166-1 code: `GH.svg`. */
export const flagsDirectory = join(library, '3x2')

/** Returns the flags of the language menu, as files of the site. */
export function flagFiles(): SiteFile[] {
  return languages.map(({ flag }) => ({
    path: `flags/${flag}.svg`,
    version: flag,
    make: () => readFile(join(flagsDirectory, `${flag}.svg`)),
  }))
}
