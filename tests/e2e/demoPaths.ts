import { z } from 'zod'
import { loadDemo } from '../../scripts/content/demo.ts'
import { addressOf } from '../../shared/content/addresses.ts'
import { pageTypes, pathOf } from '../../shared/content/paths.ts'
import { languageCodes } from '../../shared/languages.ts'

const page = z.object({
  _type: z.enum(pageTypes),
  slug: z.object({ current: z.string() }).optional(),
  sections: z.array(z.object({ _type: z.string() })).default([]),
})

/** All pages of the demo content, also those that the specification does not name. */
const demoPages = (await loadDemo()).flatMap((document) => {
  const { data } = page.safeParse(document)
  if (!data) return []
  const types = [data._type, ...data.sections.map(({ _type }) => _type)]
  return [{ path: pathOf({ _type: data._type, slug: data.slug?.current }), types }]
})

/** The paths of all pages. */
export const demoPaths = demoPages.map(({ path }) => path)

/** The addresses of all pages in all languages. */
export const demoAddresses = demoPaths.flatMap(inAllLanguages)

function inAllLanguages(path: string): string[] {
  return languageCodes.map((code) => addressOf(path, code))
}

/**
 * Pages that show between them each type of page and of section: what is wrong with a component is wrong
 * wherever it is. `npm run test:all` has all pages.
 */
const samplePaths = process.env.TEST_ALL ? demoPaths : sample()

function sample(): string[] {
  const shown = new Set<string>()
  return demoPages
    .filter(({ types }) => {
      const before = shown.size
      for (const type of types) shown.add(type)
      return shown.size > before
    })
    .map(({ path }) => path)
}

/** The addresses of the sample in all languages. */
export const sampleAddresses = samplePaths.flatMap(inAllLanguages)
