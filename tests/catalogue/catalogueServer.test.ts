import { expect, test } from 'vitest'
import { isObject } from '../../shared/content/fieldPaths.ts'
import { languageCodes } from '../../shared/languages.ts'
import { section as sectionShape, sectionTypes } from '../../web/sections/shapes.ts'
import { readCatalogue } from './catalogueServer.ts'
import { specimenSections } from './specimens.ts'
import { storedPage, storedSite } from './stored.ts'

test('the catalogue has valid specimens of every section type in every language', () => {
  const content = readCatalogue({ storedPage, storedSite })
  expect(Object.keys(content)).toEqual(languageCodes)
  for (const { page } of Object.values(content)) {
    const shown = new Set(page.sections.map(({ _type }) => _type))
    expect([...shown].sort()).toEqual(sectionTypes.toSorted())
  }
})

/** Returns the paths of all fields, such as `items.0.title`. References of pages become addresses, so theirs are left. */
function fieldPaths(value: object, path: string): string[] {
  return Object.entries(value).flatMap(([name, child]) => {
    if (child === undefined) return []
    const field = `${path}.${name}`
    const isReference = isObject(child) && '_type' in child
    return isReference || child === null || typeof child !== 'object'
      ? [field]
      : [field, ...fieldPaths(child, field)]
  })
}

test('the shapes have every field of the specimens', () => {
  const unknown = specimenSections.flatMap(({ anchor, ...specimen }) => {
    const known = new Set(fieldPaths(sectionShape.parse({ ...specimen, anchor }), anchor))
    return fieldPaths(specimen, anchor).filter((path) => !known.has(path))
  })
  expect(unknown).toEqual([])
})
