import { expect, test } from 'vitest'
import { studioOver } from '../testing/studioOver.ts'
import { titlesOnPath } from './useTitleAnswers.ts'

const { workspace } = await studioOver([])

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
