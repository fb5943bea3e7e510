import { readdir } from 'node:fs/promises'
import { describe, expect, test } from 'vitest'
import { section, sectionTypes } from './shapes.ts'

/** The folders of sections: `parts` has shared components, `hero` those beside a page's heading. */
const folders = (await readdir(import.meta.dirname, { withFileTypes: true }))
  .filter((entry) => entry.isDirectory() && !['parts', 'hero'].includes(entry.name))
  .map(({ name }) => name)

test('every folder is a section type, and every section type has its folder', () => {
  expect(folders.toSorted()).toEqual(sectionTypes.toSorted())
})

test.each([
  ['of an unknown type', 'banner', '“banner”'],
  ['whose type is an object that is no text', { toString: 1 }, '“{"toString":1}”'],
  ['without a type', undefined, '“undefined”'],
])('a section %s is refused, and its type is named', (_, _type, named) => {
  expect(section.safeParse({ _type }).error?.issues[0]?.message).toContain(named)
})

describe.each(sectionTypes)('the folder of %s', (type) => {
  const view = `${type.charAt(0).toUpperCase()}${type.slice(1)}`

  test('has a shape and a view with its test', async () => {
    const files = await readdir(`${import.meta.dirname}/${type}`)
    expect(files).toEqual(expect.arrayContaining(['shape.ts', `${view}.tsx`, `${view}.test.tsx`]))
  })
})
