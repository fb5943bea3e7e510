import { expect, test } from 'vitest'
import { testWorkspace } from '../../testing/testWorkspace.ts'
import { titlesOnPath } from './useTitleReplies.ts'

const { workspace } = await testWorkspace([])

test.each([
  ['servicePage.hero.heading', ['Service page', 'Hero', 'Heading']],
  ['servicePage.sections.stats.heading', ['Service page', 'Sections', 'Figures', 'Heading']],
  [
    'servicePage.sections.stats.items.value',
    ['Service page', 'Sections', 'Figures', 'Figures', 'Figure'],
  ],
  ['servicePage.unknown', ['Service page', 'unknown']],
])('%s has the titles of its form', (field, titles) => {
  expect(titlesOnPath(field, workspace.schema)).toEqual(titles)
})
