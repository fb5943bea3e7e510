import { expect, test } from 'vitest'
import { pageIn } from './localized.ts'
import { page } from './page.ts'

/** Returns a stored page with a procedure of two steps and a comparison of two cards. */
const stored = (times: [string, string]) =>
  page.parse({
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
        items: times.map((time) => ({
          _key: time,
          title: { en: 'Step' },
          text: { en: 'Text' },
          timeline: { en: time, fr: 'plus tard' },
        })),
      },
      {
        _type: 'cards',
        _key: 'cards',
        anchor: 'routes',
        heading: { en: 'Routes' },
        items: times.map((time) => ({ _key: time, title: { en: 'Route' }, tag: { en: time } })),
      },
    ],
  })

test('times are measured in every language as the English says them', () => {
  const english = pageIn(stored(['2 weeks', '2-4 weeks']), 'en')
  const french = pageIn(stored(['2 weeks', '2-4 weeks']), 'fr')
  expect(french.sections[0]).toMatchObject({
    items: [{ timeline: { value: 'plus tard' } }, {}],
    schedule: { unit: 'weeks', bars: [{ start: 0 }, { start: 2, shortest: 2, longest: 4 }] },
  })
  expect(english.sections[0]).toMatchObject({
    schedule: Reflect.get(french.sections[0] ?? {}, 'schedule'),
  })
})

test('a time that an editor changes changes the bars', () => {
  const { sections } = pageIn(stored(['2 weeks', '3-6 weeks']), 'en')
  expect(sections).toMatchObject([
    { schedule: { length: 8, bars: [{}, { start: 2, shortest: 3, longest: 6 }] } },
    { comparison: { length: 6, bars: [{}, { shortest: 3, longest: 6 }] } },
  ])
})

test('sections whose texts are no times have no chart', () => {
  const { sections } = pageIn(stored(['Stage 1', 'Stage 2']), 'en')
  expect(sections).toMatchObject([{ schedule: null }, { comparison: null }])
})
