import { z } from 'zod'
import { loadDemo } from '../../scripts/content/demo.ts'
import { addressOf } from '../../shared/content/addresses.ts'
import { pageTypes, pathOf } from '../../shared/content/paths.ts'
import { languageCodes } from '../../shared/languages.ts'

const page = z.object({
  _type: z.enum(pageTypes),
  slug: z.object({ current: z.string() }).optional(),
})

/** The paths of all pages of the demo content, also of those that the specification does not name. */
export const demoPaths = (await loadDemo()).flatMap((document) => {
  const { data } = page.safeParse(document)
  return data ? [pathOf({ _type: data._type, slug: data.slug?.current })] : []
})

/** The addresses of all pages in all languages. */
export const demoAddresses = demoPaths.flatMap((path) =>
  languageCodes.map((code) => addressOf(path, code)),
)
