import { hash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { languages } from '../../../shared/languages.ts'
import { outlineFiles } from '../../../web/maps/africaMaps.ts'
import { type SiteFile, textFile } from './siteOutput.ts'

const flagLibrary = dirname(
  createRequire(import.meta.url).resolve('country-flag-icons/package.json'),
)
const publicFolder = join(import.meta.dirname, '../../../web/public')

/** Returns the files that do not depend on content: icons, the maps' outlines, and the menu's flags. */
export function fixedFiles(): SiteFile[] {
  return [
    ...globSync('**/*.*', { cwd: publicFolder }).map((name) =>
      copyOf(join(publicFolder, name), name.replaceAll('\\', '/')),
    ),
    ...outlineFiles.map(({ path, svg }) => textFile(path.slice(1), svg)),
    ...languages.map(({ flag }) =>
      copyOf(join(flagLibrary, '3x2', `${flag}.svg`), `flags/${flag}.svg`),
    ),
  ]
}

function copyOf(source: string, path: string): SiteFile {
  return { path, version: hash('sha256', readFileSync(source)), make: () => readFile(source) }
}
