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
