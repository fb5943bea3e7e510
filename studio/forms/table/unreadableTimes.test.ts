import { expect, test } from 'vitest'
import { testWorkspace } from '../../testing/testWorkspace.ts'

const studio = await testWorkspace([])

/** Returns what the Studio says about a table with these times, at the path of its column or cell. */
async function messagesOf(times: (string | undefined)[], column: object, compared = times) {
  const cell = (_key: string, en: string | undefined) => ({ _key, ...(en && { text: { en } }) })
  const section = {
    _type: 'table',
    _key: 'a',
    heading: { en: 'Procedures' },
    comparedPages: compared.map((_, index) => ({
      _key: `${index}`,
      _type: 'reference',
      _ref: 'a',
    })),
    grid: {
      columns: [
        { _key: 'a', title: { en: 'Procedure' } },
        { _key: 'b', title: { en: 'Time' }, ...column },
      ],
      rows: times.map((time, index) => ({
        _key: `row-${index}`,
        cells: [cell('a', 'FDA'), cell('b', time)],
      })),
    },
  }
  const issues = await studio.validate({ _id: 'a', _type: 'homePage', sections: [section] })
  return issues.flatMap(({ level, message, path }) =>
    path.includes('grid') ? [`${level} ${path.slice(3).map(toKey).join('.')}: ${message}`] : [],
  )
}

const toKey = (step: unknown) => (step instanceof Object && '_key' in step ? step._key : step)

const unread = 'No time is drawn here: it needs English such as “6 to 8 months” or “60 days”'

test('editors learn which cell of a column of times is not drawn, but may publish it', async () => {
  expect(
    await messagesOf(['60 days', '6 months', 'as agreed', undefined], { times: true }),
  ).toEqual([`info rows.row-2.cells.b.text.en: ${unread}`])
})

test('editors are warned if too few times are left to be drawn', async () => {
  expect(await messagesOf(['60 days', 'half a year'], { times: true })).toEqual([
    'warning : No times are drawn: at least two need English such as “6 to 8 months” or “60 days”',
    `info rows.row-1.cells.b.text.en: ${unread}`,
  ])
})

test('editors are told how a column of times is drawn', async () => {
  expect(await messagesOf(['60 days', '6 months'], {})).toEqual([
    'info : “Time” has times. If they are of one kind, mark it as “Times” to draw them on one scale.',
  ])
})

test('a table whose rows are not compared needs no times', async () => {
  expect(await messagesOf(['as agreed'], { times: true }, [])).toEqual([])
  expect(await messagesOf(['60 days', '6 months'], {}, [])).toEqual([])
})
