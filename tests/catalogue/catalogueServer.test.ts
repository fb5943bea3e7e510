import { expect, test } from 'vitest'
import { languageCodes } from '../../shared/languages.ts'
import { sectionTypes } from '../../web/sections/shapes.ts'
import { readCatalogue } from './catalogueServer.ts'
import { storedPage, storedSite } from './stored.ts'

test('the catalogue has valid specimens of every section type in every language', () => {
  const content = readCatalogue({ storedPage, storedSite })
  expect(Object.keys(content)).toEqual(languageCodes)
  for (const { page } of Object.values(content)) {
    const shown = new Set(page.sections.map(({ _type }) => _type))
    expect([...shown].sort()).toEqual(sectionTypes.toSorted())
  }
})
