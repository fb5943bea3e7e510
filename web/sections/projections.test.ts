import { describe, expect, test } from 'vitest'
import { generatePage, seeded } from '../../tests/support/generatedContent.ts'
import { readPage } from '../../tests/support/readPage.ts'
import { pagesQuery } from '../model/queries.ts'
import { projections } from './base.ts'
import { type SectionType, section, sectionTypes } from './shapes.ts'

/** Enough pages for every optional field, and every kind of button and link, to occur. */
const seeds = Array.from({ length: 20 }, (_, seed) => seed)

/** Returns the issues of a section type's stored documents, fetched by a query. */
async function issuesOf(type: SectionType, query: string) {
  const results = await Promise.all(
    seeds.map((seed) => {
      const { page, dataset } = generatePage(seeded(seed), { sections: [type] })
      return readPage(page._id, dataset, query)
    }),
  )
  return results.flatMap(({ issues }) => issues)
}

test.each(sectionTypes)('the site has all that the Studio stores of a %s section', async (type) => {
  expect(await issuesOf(type, pagesQuery)).toEqual([])
})

describe('without its projection', () => {
  const projected = section.options.flatMap((shape) => {
    const groq = projections.get(shape)?.groq
    return groq ? [[shape.shape._type.value, groq] as const] : []
  })
  test.each(projected)('a %s section is refused', async (type, groq) => {
    const query = pagesQuery.replace(`{${groq}}`, '{}')
    expect(query).not.toBe(pagesQuery)
    expect(await issuesOf(type, query)).not.toEqual([])
  })
})
