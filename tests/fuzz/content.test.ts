import fc from 'fast-check'
import { expect, test } from 'vitest'
import { languageCodes } from '../../shared/languages.ts'
import { entryServer } from '../../web/entry-server.tsx'
import { localizePages } from '../../web/model/pages/localizePage.ts'
import { sectionTypes } from '../../web/sections/shapes.ts'
import { siteIn } from '../../web/testing/content.ts'
import { generatePage, type StoredDocument, seeded } from '../support/generatedContent.ts'
import { readPage } from '../support/readPage.ts'
import { runs, seed } from './rawRequest.ts'

/** Invalid values, as scripts and older versions of the Studio can store. */
const spoilt = fc.oneof(
  fc.constantFrom<unknown>(null, '', ' ', 0, -1, 1e9, Number.MAX_SAFE_INTEGER, true, [], {}, [[]]),
  fc.constantFrom('\u0000', 'half \ud800', '\u202e', 'javascript:alert(1)', '__proto__'),
  fc.constantFrom('\u200b', '\u00a0\u00ad', { en: 'Words', fr: '\u2060' }),
  fc.constantFrom<unknown>(
    ['constructor'],
    ['pageLink'],
    { en: null },
    { en: [] },
    { en: { en: 'deep' } },
    { _type: 'reference', _ref: 'nowhere' },
    { _type: 'unknown' },
    { toString: 1 },
    'x'.repeat(20_000),
    Array.from({ length: 200 }, () => ({})),
  ),
  fc.jsonValue({ maxDepth: 3 }),
)

/** A paragraph, entry or link without a visible character, or an entry that only has a list, as rich text may have. */
const emptyElement =
  /<(p|li|a href="[^"]*")>[\p{White_Space}\p{Default_Ignorable_Code_Point}]*<\/|<li>\s*<[uo]l/u

/** Returns the paths of all values in a document. */
function placesIn(value: unknown, path: (string | number)[] = []): (string | number)[][] {
  if (typeof value !== 'object' || value === null) return [path]
  const inner = Object.entries(value).flatMap(([key, part]) =>
    placesIn(part, [...path, Array.isArray(value) ? Number(key) : key]),
  )
  return path.length === 0 ? inner : [path, ...inner]
}

/** Returns a copy of a document with another value at a path; undefined for a missing one. */
function replaced<T>(value: T, [step, ...rest]: (string | number)[], by: unknown): T {
  if (step === undefined) return by as T
  const copy = structuredClone(value) as Record<string | number, unknown>
  copy[step] = replaced(copy[step], rest, by)
  return copy as T
}

const spoiltPage = fc
  .record({
    choices: fc.integer(),
    sections: fc.array(fc.constantFrom(...sectionTypes), { minLength: 1, maxLength: 4 }),
    faults: fc.array(fc.tuple(fc.nat(), fc.option(spoilt, { nil: undefined })), { maxLength: 3 }),
  })
  .map(({ choices, sections, faults }) => {
    const { page, dataset } = generatePage(seeded(choices), { sections })
    const broken = faults.reduce((document, [place, by]) => {
      const places = placesIn(document).filter(([step]) => step !== '_id' && step !== '_type')
      return replaced(document, places[place % places.length] ?? ['title'], by)
    }, page)
    return { broken, dataset: [broken, ...dataset.slice(1)] satisfies StoredDocument[] }
  })

test('the gate refuses a document and names it, or its page renders completely in every language', async () => {
  let rendered = 0
  await fc.assert(
    fc.asyncProperty(spoiltPage, async ({ broken, dataset }) => {
      const { page, issues } = await readPage(broken._id, dataset)
      if (page === null) {
        expect(issues).not.toEqual([])
        return
      }
      rendered += 1
      for (const language of languageCodes) {
        const [shown] = localizePages(page, language)
        if (!shown) throw new Error('The page is in no language')
        const { html } = await entryServer.renderApp(siteIn(language), shown)
        expect(html).not.toMatch(emptyElement)
        for (const section of shown.sections)
          if (section._type !== 'faqs') expect(html).toContain(`id="${section.anchor}"`)
      }
    }),
    { numRuns: runs, seed },
  )
  expect(rendered).toBeGreaterThan(runs / 20)
})
