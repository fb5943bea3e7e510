import { expect, test } from 'vitest'
import { localizePage } from '../../model/pages/localizePage.ts'
import { pageShape } from '../../model/snapshot/pageShape.ts'

const text = { en: 'Text', fr: 'Texte' }

/** Returns the drawings of a page with these sections, in French. */
function drawingsWith(...sections: object[]) {
  const validPage = pageShape.parse({
    _id: 'homePage',
    _type: 'homePage',
    title: text,
    seo: { description: text },
    hero: { heading: text, text },
    sections: sections.map((section, index) => ({
      _key: `${index}`,
      anchor: `s${index}`,
      heading: text,
      showInHero: true,
      ...section,
    })),
  })
  return localizePage(validPage, 'fr').hero.drawings
}

const stats = (...values: string[]) => ({
  _type: 'stats',
  items: values.map((en) => ({ _key: en, value: { en, fr: `environ ${en}` }, label: text })),
})

const cards = (...months: [from: number, to: number][]) => ({
  _type: 'cards',
  items: months.map(([from, to]) => ({
    ...{ _key: `${from}`, title: text, text },
    duration: { from, to, unit: 'months' },
  })),
})

test('only sections that editors tick are drawn', () => {
  expect(drawingsWith({ ...stats('60 days'), showInHero: undefined })).toBeUndefined()
  expect(drawingsWith(stats('60 days'))).toHaveLength(1)
})

test('days are drawn in weeks, without the figures beside them', () => {
  expect(drawingsWith(stats('500+', '98%', '60 days'))).toMatchObject([
    {
      ...{ columns: 21, group: 7, caption: 'drawing.days' },
      rows: [{ value: { value: 'environ 60 days' }, cells: { solid: 60, end: 60 } }],
    },
  ])
})

test('figures without days have no drawing', () => {
  expect(drawingsWith(stats('98%', '54'))).toBeUndefined()
})

test('durations are drawn to scale, months by the year', () => {
  expect(drawingsWith(cards([12, 18], [6, 6]))).toMatchObject([
    {
      ...{ unit: 'months', group: 12 },
      rows: [{ cells: { solid: 12, end: 18 } }, { cells: { solid: 6, end: 6 } }],
    },
  ])
})

test('a section that repeats itself is not drawn, whatever an old document says', () => {
  expect(
    drawingsWith(
      { _type: 'checklist', items: [{ _key: 'a', text: { en: 'One' } }] },
      cards([1, 2]),
    ),
  ).toBeUndefined()
})
