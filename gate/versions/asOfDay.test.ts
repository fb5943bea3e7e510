import { expect, test } from 'vitest'
import { asOfDay } from './asOfDay.ts'

const now = '2027-03-01T08:00:00Z'
const identity = { _id: 'a', _type: 'country' }

const membershipsOf = (...memberships: object[]) => {
  const listed = [{ ...identity, memberships }]
  return asOfDay({ pages: [], listed }, now).listed[0]?.memberships
}

test('a news item waits for its day, on its page and in lists', () => {
  const item = (_id: string, publishedOn: string) => ({ _id, _type: 'newsArticle', publishedOn })
  const page = (_id: string, publishedOn: string) => {
    return { _id, _type: 'newsArticle', news: { publishedOn } }
  }
  const shown = asOfDay(
    {
      pages: [page('today', '2027-03-01'), page('later', '2027-03-02')],
      listed: [item('today', '2027-03-01'), item('later', '2027-03-02')],
    },
    now,
  )
  expect([shown.pages, shown.listed].map((all) => all.map(({ _id }) => _id))).toEqual([
    ['today'],
    ['today'],
  ])
})

test.each([['2027-03-01'], ['2027-03'], ['2027'], ['2020-05-01']])(
  'a membership since %s counts on 1 March 2027',
  (since) => {
    expect(membershipsOf({ _type: 'aripo', since })).toHaveLength(1)
  },
)

test.each([['2027-03-02'], ['2027-04'], ['2028']])(
  'a membership since %s does not count on 1 March 2027',
  (since) => {
    expect(membershipsOf({ _type: 'aripo', since }, { _type: 'oapi' })).toEqual([{ _type: 'oapi' }])
  },
)

test('a membership lasts until the day of its end', () => {
  const membership = { _type: 'ecowas', since: '1975' }
  expect(
    membershipsOf({ ...membership, until: '2027-03-02' }, { ...membership, until: '2027-03-01' }),
  ).toEqual([membership, { ...membership, until: '2027-03-01' }])
})
