import { copyFile, mkdir } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { defaultLanguage, languages } from '../../shared/languages.ts'
import type { SiteContent } from './contentModules.ts'

const library = dirname(createRequire(import.meta.url).resolve('country-flag-icons/package.json'))

/** The drawing of a country's flag, by ISO 3166-1 code. */
const flagFile = (isoCode: string) => join(library, '3x2', `${isoCode}.svg`)

/** The drawing that the site serves at a path, or null where the path is no flag's. */
export function flagAt(pathname: string): string | null {
  const isoCode = /^\/flags\/([A-Z]{2})\.svg$/.exec(pathname)?.[1]
  return isoCode === undefined ? null : flagFile(isoCode)
}

/** Puts the flags that the site shows where it serves them from. */
export async function copyFlags(content: SiteContent, outDir: string): Promise<void> {
  const shown = content[defaultLanguage].pages.flatMap(({ page }) =>
    page.sections.flatMap((section) =>
      section._type === 'countries' ? section.countries.map(({ isoCode }) => isoCode) : [],
    ),
  )
  await mkdir(join(outDir, 'flags'), { recursive: true })
  for (const code of new Set([...languages.map(({ flag }) => flag), ...shown]))
    await copyFile(flagFile(code), join(outDir, 'flags', `${code}.svg`))
}
