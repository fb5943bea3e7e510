import { globSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { languages } from '../../shared/languages.ts'
import { outlineFiles } from '../../web/maps/baseMaps.ts'
import type { SiteFile } from './siteOutput.ts'

const flagLibrary = dirname(
  createRequire(import.meta.url).resolve('country-flag-icons/package.json'),
)
const publicFolder = join(import.meta.dirname, '../../web/public')

/** Returns the files that do not depend on content: icons, the maps' outlines, and the menu's flags. */
export function fixedFiles(): SiteFile[] {
  return [
    ...globSync('**/*.*', { cwd: publicFolder }).map((name) => ({
      path: name.replaceAll('\\', '/'),
      version: name,
      make: () => readFile(join(publicFolder, name)),
    })),
    ...outlineFiles.map(({ path, svg }) => ({
      path: path.slice(1),
      version: path,
      make: () => svg,
    })),
    ...languages.map(({ flag }) => ({
      path: `flags/${flag}.svg`,
      version: flag,
      make: () => readFile(join(flagLibrary, '3x2', `${flag}.svg`)),
    })),
  ]
}
