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

/** All pages of the demo content, including those that the customer does not require. */
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
 * Pages that together contain each type of page and of section, because an error in a component occurs
 * wherever it is used.
 */
function samplePaths(): string[] {
  const shown = new Set<string>()
  return demoPages
    .filter(({ types }) => {
      const before = shown.size
      for (const type of types) shown.add(type)
      return shown.size > before
    })
    .map(({ path }) => path)
}

const schemes = ['light', 'dark'] as const

/**
 * The pages to check for accessibility: a sample, each in the next language and colour scheme; with `npm
 * run test:all` all pages in all of them.
 */
export const audits = process.env.TEST_ALL
  ? demoAddresses.flatMap((address) => schemes.map((scheme) => ({ address, scheme })))
  : samplePaths().map((path, index) => ({
      address: inAllLanguages(path)[index % languageCodes.length] ?? path,
      scheme: schemes[index % 2] ?? schemes[0],
    }))
