import { expect, test } from 'vitest'
import { loadDemo } from '../../../scripts/content/demo.ts'
import { isObject } from '../../../shared/content/fieldPaths.ts'
import { withNamedFacts } from './index.ts'

const demo = await loadDemo()
const pages = demo.filter(({ sections }) => Array.isArray(sections))
const countries = new Map(
  demo.flatMap(({ _id, _type, name }) =>
    _type === 'country' && isObject(name) ? [[String(name.en), _id] as const] : [],
  ),
)

const added = ['route', 'routePages', 'reportingCountry', 'times']

/** Returns a value without the fields that the migration adds. */
const before = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value), (key, field) => (added.includes(key) ? undefined : field))

test('older content of the demo becomes what the demo has now', () => {
  const changed = pages.filter(({ sections }) => withNamedFacts(before(sections), countries))
  expect(changed.map(({ _id }) => _id).sort()).toEqual([
    'page-report-a-medicine',
    'page-which-procedure',
    'service-trademark',
  ])
  for (const { sections } of changed)
    expect(withNamedFacts(before(sections), countries)).toEqual(sections)
})

test('content that has these fields stays as it is', () => {
  for (const { _id, sections } of pages)
    expect(withNamedFacts(sections, countries), _id).toBe(undefined)
})
