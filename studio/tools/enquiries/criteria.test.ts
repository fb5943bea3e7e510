import { expect, test } from 'vitest'
import { type Criteria, completeCriteria, parseCriteria, toParams } from './criteria.ts'
import { serviceNames } from './serviceNames.ts'

const services = serviceNames([{ title: { en: 'FDA Ghana' }, formerNames: ['Ghana FDA'] }])
const completed = (criteria: Criteria) => completeCriteria(criteria, services)

test('criteria in the address of the tool can be sent to a colleague', () => {
  const criteria = { terms: 'quote', view: 'spam', month: '2026-11', service: '' } as const
  expect(parseCriteria(toParams({ ...criteria, page: undefined }))).toEqual(criteria)
})

test('enquiries of one day have an address', () => {
  const criteria = { month: '2026-11-14' }
  expect(parseCriteria(toParams(criteria))).toEqual(criteria)
})

test.each([
  { view: 'other' },
  { month: '2026-13' },
  { month: '2026-02-30' },
  { month: '0020-11-14' },
  { month: '0000' },
  { service: '\u0000' },
  { month: '2026-Q5' },
  { month: "2026-11'" },
  { language: 'not a code' },
])('an address with %j shows the new enquiries', (params) => {
  expect(completed(parseCriteria(Object.entries(params)))).toEqual({
    terms: '',
    view: 'new',
  })
})

test('what is invalid in an address is left out alone', () => {
  const valid = { view: 'spam', service: 'GMP', terms: 'quote' }
  expect(parseCriteria(Object.entries({ ...valid, month: '2026-13', page: '\u0000' }))).toEqual(
    valid,
  )
})

test('pasted tabs and line breaks separate words', () => {
  const params = { terms: 'quote\t2026\nAccra\u0000', page: '/faq' }
  expect(completed(parseCriteria(Object.entries(params)))).toEqual({
    terms: 'quote 2026 Accra',
    page: '/faq',
    view: 'all',
  })
})

test('a search and a part are looked for among all enquiries, unless a state is chosen', () => {
  expect(completed({ terms: ' \u200bquote ' })).toEqual({ terms: 'quote', view: 'all' })
  expect(completed({ page: '/faq' })).toMatchObject({ view: 'all' })
  expect(completed({ page: '/faq', view: 'new' })).toMatchObject({ view: 'new' })
  expect(completed({ terms: '\u200b' })).toMatchObject({ view: 'new' })
})

test('a service is looked for by all its names', () => {
  expect(completed({ service: 'Ghana FDA' })).toEqual({
    service: ['FDA Ghana', 'Ghana FDA'],
    terms: '',
    view: 'all',
  })
  expect(completed({ service: '' })).toMatchObject({ service: [''], view: 'all' })
})
