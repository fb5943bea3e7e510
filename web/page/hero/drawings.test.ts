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
  items: values.map((en) => ({ _key: en, value: { en, fr: `plus de ${en}` }, label: text })),
})

const steps = (time?: object) => ({
  _type: 'steps',
  items: ['a', 'b'].map((_key) => ({ _key, title: text, text, ...(time && { time }) })),
})

test('only sections that editors tick are drawn', () => {
  expect(drawingsWith({ ...stats('500+'), showInHero: undefined })).toBeUndefined()
  expect(drawingsWith(stats('500+'))).toHaveLength(1)
})

test('counts are drawn as cells; shares, millions and money are not', () => {
  const [drawing] = drawingsWith(stats('500+', '98%', '32M', '$3B+', '6-8 months', '21')) ?? []
  expect(drawing?.rows.map(({ value, cells }) => [value?.value, cells?.end])).toEqual([
    ['plus de 500+', 500],
    ['plus de 21', 21],
  ])
})

test('figures without a count have no drawing', () => {
  expect(drawingsWith(stats('98%'))).toBeUndefined()
})

test('days are drawn in weeks, without the figures beside them', () => {
  expect(drawingsWith(stats('12', '60 days'))).toMatchObject([
    { columns: 21, group: 7, caption: 'drawing.days', rows: [{ cells: { start: 0, end: 60 } }] },
  ])
})

test('steps with times start where the step before ends; without times they are stages to choose', () => {
  const time = { kind: 'duration', from: 2, to: 4, unit: 'weeks' }
  expect(drawingsWith(steps(time), steps())).toMatchObject([
    {
      layout: 'cells',
      unit: 'weeks',
      rows: [{ cells: { start: 0, solid: 2, end: 4 } }, { cells: { start: 4, solid: 6, end: 8 } }],
    },
    { layout: 'stages' },
  ])
})

test('lists are drawn with a cell per entry, and a checklist as a plan', () => {
  const items = { en: ['One', 'Two'] }
  const lists = [{ _key: 'a', items }]
  expect(
    drawingsWith(
      { _type: 'groupedLists', items: [{ _key: 'a', title: text, lists }] },
      { _type: 'checklist', items },
    ),
  ).toMatchObject([
    { layout: 'cells', rows: [{ value: { value: '2' } }] },
    { layout: 'rooms', rows: [{ label: { value: 'One' } }, { label: { value: 'Two' } }] },
  ])
})

test('stages with words for times are a path, and entries with short names a plan to walk through', () => {
  const items = { en: ['The first entry', 'The second entry'] }
  const shortItems = { en: ['First', 'Second'] }
  expect(
    drawingsWith(steps({ kind: 'text', text: { en: 'By us' } }), {
      _type: 'checklist',
      items,
      shortItems,
    }),
  ).toMatchObject([
    { layout: 'path' },
    {
      layout: 'floorPlan',
      rows: [{ label: { value: 'First' }, text: { value: 'The first entry' } }, {}],
    },
  ])
})
