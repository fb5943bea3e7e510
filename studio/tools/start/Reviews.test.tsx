import { act, type ComponentProps, createElement } from 'react'
import { expect, test, vi } from 'vitest'
import { takeConsoleErrors } from '../../../tests/support/failOnConsoleError.ts'
import { render } from '../../testing/render.tsx'
import { dueByPage, dueOn, type ReviewedSource, Reviews } from './Reviews.tsx'

const useLiveQuery = vi.hoisted(() => vi.fn<() => object>())
const mutate = vi.hoisted(() => vi.fn<(mutations: unknown) => Promise<unknown>>())

vi.mock('../../queries/useLiveQuery.ts', () => ({ useLiveQuery }))
vi.mock('../../ui/DocumentLink.tsx', () => ({
  DocumentLink: ({ document: { _id } }: { document: { _id: string } }) =>
    createElement('h3', null, _id),
}))
vi.mock('sanity', async (original) => ({ ...(await original()), useClient: () => ({ mutate }) }))
vi.mock('sanity/router', async (original) => ({
  ...(await original()),
  IntentLink: ({ children }: ComponentProps<'a'>) => createElement('a', null, children),
}))

const source = (
  _id: string,
  checkedOn: string,
  pages: string[],
  reviewIntervalMonths: number | null = null,
): ReviewedSource => ({
  _id,
  _type: 'source',
  name: { en: _id },
  url: `https://${_id}.example/`,
  checkedOn,
  reviewIntervalMonths,
  memberships: null,
  pages: pages.map((page) => ({ _id: page, _type: 'page' })),
})

const sources = [
  source('wipo', '2026-11-25', ['madrid', 'oapi']),
  source('law', '2027-01-31', ['aripo', 'madrid'], 6),
  source('new', '2027-11-02', ['oapi']),
  source('unused', '2020-01-01', []),
]

test('a source is due on each of its pages from the first day of its month, the oldest first', () => {
  const due = (today: string) =>
    dueByPage(dueOn(sources, today)).map(({ page, sources }) => [
      page._id,
      ...sources.map(({ _id }) => _id),
    ])
  expect(due('2027-06-30')).toEqual([])
  expect(due('2027-07-01')).toEqual([
    ['aripo', 'law'],
    ['madrid', 'law'],
  ])
  expect(due('2027-11-01')).toEqual([
    ['aripo', 'law'],
    ['madrid', 'law', 'wipo'],
    ['oapi', 'wipo'],
  ])
})

test('“Start” lists what is due by page, with its address; one press confirms it today', async () => {
  useLiveQuery.mockReturnValue({ result: sources })
  mutate.mockResolvedValue(undefined)
  const view = await render(<Reviews today="2027-07-14" />)
  expect([...view.querySelectorAll('h3')].map(({ textContent }) => textContent)).toEqual([
    'aripo',
    'madrid',
  ])
  expect(view.querySelector<HTMLAnchorElement>('a[href]')?.href).toBe('https://law.example/')
  expect(view.textContent).toContain('Checked in January 2027')
  const button = [...view.querySelectorAll('button')].find(
    ({ textContent }) => textContent === 'Still right',
  )
  await act(async () => button?.click())
  const ids = ['law', 'drafts.law']
  expect(mutate.mock.calls).toEqual([
    [[{ patch: { query: '*[_id in $ids]', params: { ids }, set: { checkedOn: '2027-07-14' } } }]],
  ])
})

test('a check that cannot be saved says so, and can be tried again', async () => {
  useLiveQuery.mockReturnValue({ result: sources.slice(1, 2) })
  mutate.mockRejectedValueOnce(new Error('offline'))
  const view = await render(<Reviews today="2027-07-14" />)
  const button = view.querySelector('button')
  await act(async () => button?.click())
  expect(view.querySelector('[role="alert"]')?.textContent).toContain('could not be saved')
  expect(button?.disabled).toBe(false)
  expect(takeConsoleErrors()).toEqual([expect.stringContaining('could not be saved')])
})

test('a source of memberships is listed once, also if no page cites it', async () => {
  const stating = { ...source('oapi-members', '2026-11-25', []), memberships: ['oapi'] }
  useLiveQuery.mockReturnValue({ result: [stating] })
  const view = await render(<Reviews today="2027-11-01" />)
  expect(view.textContent).toContain('Memberships of countries')
  expect([...view.querySelectorAll('a[href]')].map((link) => link.getAttribute('href'))).toEqual([
    'https://oapi-members.example/',
  ])
})

test('nothing is shown while nothing is due', async () => {
  useLiveQuery.mockReturnValue({ result: sources })
  expect((await render(<Reviews today="2027-06-30" />)).textContent).toBe('')
})
