import { z } from 'zod'
import { loadDemo } from '../../scripts/content/demo.ts'
import { addressOf } from '../../shared/content/addresses.ts'
import { pageTypes, pathOf } from '../../shared/content/paths.ts'
import { languageCodes } from '../../shared/languages.ts'

const page = z.object({
  _type: z.enum(pageTypes),
  slug: z.object({ current: z.string() }).optional(),
})

/** All pages of the demo content, also those that the specification does not name. */
const demoPages = (await loadDemo()).flatMap((document) => {
  const { data } = page.safeParse(document)
  return data
    ? [{ type: data._type, path: pathOf({ _type: data._type, slug: data.slug?.current }) }]
    : []
})

/** The paths of all pages. */
export const demoPaths = demoPages.map(({ path }) => path)

/** The addresses of all pages in all languages. */
export const demoAddresses = demoPaths.flatMap((path) =>
  languageCodes.map((code) => addressOf(path, code)),
)

/**
 * Addresses with each page once, and each type of page in each language: what is wrong with a component
 * is wrong wherever it is. `npm run test:all` has all addresses.
 */
export const sampledAddresses = process.env.TEST_ALL ? demoAddresses : sample()

function sample(): string[] {
  const firstOfType = new Set(
    pageTypes.map((type) => demoPages.find((candidate) => candidate.type === type)?.path),
  )
  return demoPaths.flatMap((path, index) =>
    languageCodes
      .filter((_, number) => firstOfType.has(path) || number === index % languageCodes.length)
      .map((code) => addressOf(path, code)),
  )
}
