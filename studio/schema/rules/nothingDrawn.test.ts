import { expect, test } from 'vitest'
import { parseDays } from '../../../shared/text/parseDays.ts'
import { testWorkspace } from '../../testing/testWorkspace.ts'

const studio = await testWorkspace([])

/** Returns what the Studio says about a section with these figures. */
async function messagesOf(figures: string[], showInHero = true) {
  const items = figures.map((en, index) => ({
    ...{ _key: `${index}`, value: { en }, label: { en: 'Figure' } },
  }))
  const section = { _type: 'stats', _key: 'a', heading: { en: 'Figures' }, showInHero, items }
  const issues = await studio.validate({ _id: 'a', _type: 'homePage', sections: [section] })
  return issues.flatMap(({ level, message }) =>
    message.includes('drawn') ? [`${level}: ${message}`] : [],
  )
}

test('days are drawn, and no other figures', () => {
  expect(parseDays('21 days')).toBe(21)
  for (const other of ['54', '15+', '98%', '21 calendar days', '24/7', '6-8 months', ''])
    expect(parseDays(other), other).toBeUndefined()
})

test('editors are warned if a section has no days to draw beside the heading', async () => {
  expect(await messagesOf(['54', '60 days'])).toEqual([])
  expect(await messagesOf(['54', '60 calendar days'])).toEqual([
    'warning: Nothing is drawn beside the page’s heading: a figure needs English like “21 days”',
  ])
})

test('figures that are not drawn may be anything', async () => {
  expect(await messagesOf(['60 calendar days'], false)).toEqual([])
})
