import { expect, test } from 'vitest'
import { parseFigure } from '../../../shared/text/parseFigure.ts'
import { testWorkspace } from '../../testing/testWorkspace.ts'

const studio = await testWorkspace([])

/** Returns what the Studio says about a section with these figures. */
async function messagesOf(figures: string[], showInHero = true) {
  const items = figures.map((en, index) => ({
    ...{ _key: `${index}`, value: { en }, label: { en: 'Figure' } },
  }))
  const section = { _type: 'stats', _key: 'a', heading: { en: 'Figures' }, showInHero, items }
  const issues = await studio.validate({ _id: 'a', _type: 'homePage', sections: [section] })
  return issues.flatMap(({ level, message, path: [, , , item] }) => {
    const key = item instanceof Object && '_key' in item ? item._key : 'all'
    return message.includes('drawn') ? [`${level} ${key}: ${message}`] : []
  })
}

const undrawn = (key: number) => `info ${key}: This figure is not drawn beside the page’s heading`

test('days and counts are drawn, and no other figures', () => {
  expect(parseFigure('21 days')).toEqual({ unit: 'days', count: 21 })
  expect(parseFigure('15+')).toEqual({ unit: 'count', count: 15 })
  for (const other of ['98%', '1,200', '21 calendar days', '24/7', '6-8 months', ''])
    expect(parseFigure(other), other).toBeUndefined()
})

test('editors learn which figures are not drawn beside the heading', async () => {
  expect(await messagesOf(['32M', '54', '{countries.waho}'])).toEqual([undrawn(0)])
  expect(await messagesOf(['54', '60 days'])).toEqual([undrawn(0)])
})

test('editors are warned if a new wording leaves nothing to draw', async () => {
  expect(await messagesOf(['60 calendar days'])).toEqual([
    'warning all: Nothing is drawn beside the page’s heading: a figure needs English like “54” or “21 days”',
    undrawn(0),
  ])
})

test('figures that are not drawn may be anything', async () => {
  expect(await messagesOf(['60 calendar days'], false)).toEqual([])
})
