import { copyFile, mkdir } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { defaultLanguage, languages } from '../../shared/languages.ts'
import type { SiteContent } from './contentModules.ts'

const library = dirname(createRequire(import.meta.url).resolve('country-flag-icons/package.json'))

/** The directory with an SVG of every flag, named by ISO 3166-1 code: `GH.svg`. */
export const flagsDirectory = join(library, '3x2')

/** Copies the flags that the site shows into its output. */
export async function copyFlags(content: SiteContent, outDir: string): Promise<void> {
  const shown = content[defaultLanguage].pages.flatMap(({ page }) =>
    page.sections.flatMap((section) =>
      section._type === 'countries' ? section.countries.map(({ isoCode }) => isoCode) : [],
    ),
  )
  await mkdir(join(outDir, 'flags'), { recursive: true })
  for (const code of new Set([...languages.map(({ flag }) => flag), ...shown]))
    await copyFile(join(flagsDirectory, `${code}.svg`), join(outDir, 'flags', `${code}.svg`))
}
