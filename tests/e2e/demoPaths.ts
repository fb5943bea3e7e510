import { z } from 'zod'
import { loadDemo } from '../../scripts/content/demo.ts'
import { addressOf } from '../../shared/content/addresses/addresses.ts'
import { countryPath, pageTypes, pathOf } from '../../shared/content/addresses/paths.ts'
import { groupsOf } from '../../shared/content/countries/memberships.ts'
import { languagesOf } from '../../shared/content/languages/documentLanguages.ts'
import { type Language, languageCodes } from '../../shared/languages.ts'

const page = z.object({
  _type: z.enum(pageTypes),
  title: z.unknown(),
  slug: z.object({ current: z.string() }).optional(),
  sections: z.array(z.object({ _type: z.string() })).default([]),
})

const demo = await loadDemo()

const country = z.object({ _type: z.literal('country'), name: z.object({ en: z.string() }) })

/** The pages that the build makes of countries. They differ in their content only. */
const countries = demo
  .filter(({ memberships }) => groupsOf(memberships).includes('operations'))
  .flatMap((document) => country.safeParse(document).data ?? [])
  .map(({ name }) => ({
    path: countryPath(name.en),
    languages: languageCodes,
    types: ['countryProfile'],
  }))

/** All pages of the demo content, each with its languages, including those that the customer does not require. */
const documentPages = demo.flatMap((document) => {
  const { data } = page.safeParse(document)
  if (!data) return []
  const languages = languagesOf(data)
  const types = [data._type, ...data.sections.map(({ _type }) => _type)]
  return [{ path: pathOf({ _type: data._type, slug: data.slug?.current }), languages, types }]
})

/** All pages of the demo content, and one of a country in place of all. */
export const demoPages = [...documentPages, ...countries.slice(0, 1)]

/** The paths of all pages. */
export const demoPaths = demoPages.map(({ path }) => path)

/** Returns the paths of the pages that exist in a language. */
export const demoPathsIn = (code: Language) =>
  demoPages.filter(({ languages }) => languages.includes(code)).map(({ path }) => path)

/** The addresses of all pages in all their languages. */
export const demoAddresses = [...documentPages, ...countries].flatMap(addressesOf)

function addressesOf({ path, languages }: { path: string; languages: readonly Language[] }) {
  return languages.map((code) => addressOf(path, code))
}

/**
 * Pages that together contain each type of page and of section, because an error in a component occurs
 * wherever it is used; with `npm run test:all` all pages.
 */
export const sampledPages = process.env.TEST_ALL ? demoPages : samplePages()

function samplePages() {
  const shown = new Set<string>()
  return demoPages.filter(({ types }) => {
    const before = shown.size
    for (const type of types) shown.add(type)
    return shown.size > before
  })
}

const schemes = ['light', 'dark'] as const

/**
 * The pages to check for accessibility: a sample, each in the next language and colour scheme; with `npm
 * run test:all` all pages in all of them.
 */
export const audits = process.env.TEST_ALL
  ? demoAddresses.flatMap((address) => schemes.map((scheme) => ({ address, scheme })))
  : sampledPages.map((page, index) => ({
      address: addressesOf(page)[index % page.languages.length] ?? page.path,
      scheme: schemes[index % 2] ?? schemes[0],
    }))
