import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { projectionOf } from '../../shared/content/fields.ts'
import { generatePage, seeded } from '../../tests/support/generatedContent.ts'
import { readPage } from '../../tests/support/readPage.ts'
import { pagesQuery } from '../model/snapshot/queries.ts'
import { ownFields } from './sectionFields.ts'
import { type SectionType, section, sectionTypes } from './shapes.ts'
import { table as tableShape } from './table/shape.ts'

const compared = z.looseObject({ grid: z.looseObject({ rows: z.array(z.unknown()) }) })

/** Enough pages for every optional field, and every kind of button and link, to occur. */
const seeds = Array.from({ length: 20 }, (_, seed) => seed)

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
    const groq = projectionOf(ownFields(shape.shape))
    const type = shape.shape._type.value
    // Pages that generated tables do not have.
    return groq && type !== 'table' ? [[type, groq] as const] : []
  })
  test('a table whose rows are compared is refused', async () => {
    const { page, dataset } = generatePage(seeded(0), { sections: ['table'] })
    const [table] = z.object({ sections: z.array(compared) }).parse(page).sections
    const rows = table?.grid.rows.map(() => ({ _type: 'reference', _ref: 'terms' }))
    const stored = { ...page, sections: [{ ...table, comparedPages: rows }] }
    const documents = [...dataset.filter(({ _id }) => _id !== page._id), stored]
    const groq = projectionOf(ownFields(tableShape.shape))
    const issuesWith = async (query: string) => (await readPage(page._id, documents, query)).issues
    expect(await issuesWith(pagesQuery)).toEqual([])
    expect(await issuesWith(pagesQuery.replace(`{${groq}}`, '{}'))).not.toEqual([])
  })

  test.each(projected)('a %s section is refused', async (type, groq) => {
    const ofType = `_type == "${type}" => `
    const query = pagesQuery.replace(`${ofType}{${groq}}`, `${ofType}{}`)
    expect(query).not.toBe(pagesQuery)
    expect(await issuesOf(type, query)).not.toEqual([])
  })
})
