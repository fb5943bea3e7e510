import { expect, test } from 'vitest'
import type { Duration } from '../../shared/content/shapes/duration.ts'
import { localizePage } from './localizePage.ts'
import { pageShape } from './pageShape.ts'

/** Returns a stored page with a procedure of two steps and a comparison of two cards. */
const stored = (times: (Duration | undefined)[]) =>
  pageShape.parse({
    _id: 'homePage',
    _type: 'homePage',
    title: { en: 'Home' },
    seo: { title: { en: 'Home' }, description: { en: 'Welcome' } },
    hero: { heading: { en: 'Welcome' }, text: { en: 'To us' } },
    sections: [
      {
        _type: 'steps',
        _key: 'steps',
        anchor: 'process',
        heading: { en: 'Process' },
        items: times.map((time, index) => ({
          _key: `${index}`,
          title: { en: 'Step' },
          text: { en: 'Text' },
          time: time ? { kind: 'duration', ...time } : { kind: 'text', text: { en: 'Stage' } },
        })),
      },
      {
        _type: 'cards',
        _key: 'cards',
        anchor: 'routes',
        heading: { en: 'Routes' },
        items: times.map((duration, index) => ({
          _key: `${index}`,
          title: { en: 'Route' },
          ...(duration && { duration }),
        })),
      },
    ],
  })

const times: Duration[] = [
  { from: 2, to: 2, unit: 'weeks' },
  { from: 2, to: 4, unit: 'weeks' },
]

test('times are written and drawn in each language', () => {
  const { sections } = localizePage(stored(times), 'fr')
  expect(sections).toMatchObject([
    {
      items: [{ time: { value: '2\u00a0semaines' } }, { time: { value: '2-4\u00a0semaines' } }],
      schedule: { unit: 'weeks', bars: [{ start: 0 }, { start: 2, shortest: 2, longest: 4 }] },
    },
    {
      items: [{ duration: { value: '2\u00a0semaines' } }, {}],
      comparison: { length: 4, bars: [{}, { shortest: 2, longest: 4 }] },
    },
  ])
})

test('sections without times have no chart', () => {
  const { sections } = localizePage(stored([undefined, undefined]), 'en')
  expect(sections).toMatchObject([
    { items: [{ time: { value: 'Stage' } }, {}], schedule: null },
    { comparison: null },
  ])
})

test('a page ends with its sources, each once, in its language, and is dated by the oldest check', () => {
  const source = (_id: string, checked: string, more = {}) => ({
    _id,
    name: { en: _id, fr: `${_id} (fr)` },
    url: `https://${_id}.example`,
    checked,
    ...more,
  })
  const wipo = source('wipo', '2026-11-25', { urls: { fr: 'https://wipo.example/fr' } })
  const law = source('law', '2026-09-02', { months: 2 })
  const plain = stored([times[0]])
  const sections = plain.sections.map((section, index) => ({
    ...section,
    noted: '2020-01-01',
    sources: index === 0 ? [wipo] : [wipo, law],
  }))
  const fact = { value: { en: 'Fact' }, noted: '2020-01-01', section: 'process' }
  const facts = [
    { ...fact, _key: 'sourced', topic: 'time' },
    { ...fact, _key: 'undated', topic: 'begin', noted: undefined },
    { ...fact, _key: 'own', topic: 'where', section: undefined },
  ]
  const hero = { ...plain.hero, facts }
  const page = localizePage(pageShape.parse({ ...plain, hero, sections }), 'fr')
  expect(page.hero.facts?.map(({ noted }) => noted)).toEqual([
    '2026-11-25',
    undefined,
    '2020-01-01',
  ])
  expect(page.record).toMatchObject({
    sources: [
      { name: { key: 'wipo:name', value: 'wipo (fr)' }, url: 'https://wipo.example/fr' },
      { name: { value: 'law (fr)' }, url: 'https://law.example', checked: '2026-09-02' },
    ],
    review: '2026-11',
  })
  expect(page.record?.sources).toHaveLength(2)
  expect(page.sections).toMatchObject([{ noted: '2026-11-25' }, { noted: '2026-09-02' }])
})

test('a page without sources has no record, even if a plan has unpublished them', () => {
  const plain = stored([times[0]])
  const sections = plain.sections.map((section) => ({ ...section, sources: [] }))
  for (const page of [plain, pageShape.parse({ ...plain, sections })]) {
    const { record, sections } = localizePage(page, 'fr')
    expect(record).toBeUndefined()
    expect(JSON.stringify(sections)).not.toContain('sources')
  }
})
