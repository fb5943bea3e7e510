import { act } from 'react'
import { expect, test, vi } from 'vitest'
import { anInbox } from '../../../testing/anInbox.ts'
import { render } from '../../../testing/render.tsx'
import { downloadFile } from '../export/csv.ts'
import type { Inbox } from '../inbox.ts'
import { serviceNames } from '../serviceNames.ts'
import { Figures } from './Figures.tsx'
import type { EnquiryFigures } from './figures.ts'
import { figuresParams, parseFiguresParams } from './figuresParams.ts'

vi.mock('../export/csv.ts', async (original) => ({ ...(await original()), downloadFile: vi.fn() }))

const kofi = { email: 'kofi@example.org', name: 'Kofi' }
const november = { from: '2026-11-01', to: '2026-11-30' }

const data: EnquiryFigures = {
  sums: [
    { facet: 'all', value: '', count: 23, before: 18 },
    { facet: 'service', value: 'NAFDAC', count: 14, before: 18 },
    { facet: 'service', value: '', count: 9, before: 0 },
    { facet: 'country', value: 'GH', count: 20, before: 10 },
    { facet: 'month', value: '2026-11', count: 23, before: 0 },
    { facet: 'month', value: '2026-10', count: 0, before: 18 },
    ...Array.from({ length: 12 }, (_, index) => ({
      facet: 'campaign' as const,
      value: `campaign ${index}`,
      count: 12 - index,
      before: 1,
    })),
  ],
  times: { answered: 20, median_hours: 5.04, most_hours: 19.96, on_time: 19, due: 21 },
  waiting: [
    { owner: kofi.email, waiting: 3, overdue: 1 },
    { owner: '', waiting: 1, overdue: 0 },
  ],
}

async function show(given: Partial<Inbox>, period = november) {
  const onPeriod = vi.fn()
  const shown = await render(
    <Figures
      inbox={anInbox(given)}
      staff={[kofi]}
      company="Accra Pharmaceutical Services"
      services={serviceNames([{ title: { en: 'NAFDAC registration' }, formerNames: ['NAFDAC'] }])}
      period={period}
      onPeriod={onPeriod}
      onClose={() => {}}
    />,
  )
  const press = (label: string) =>
    act(async () =>
      [...shown.querySelectorAll('button')].find((found) => found.textContent === label)?.click(),
    )
  return { shown, onPeriod, press }
}

const rowsIn = (shown: Element) =>
  [...shown.querySelectorAll('tbody tr')].map((row) =>
    [...row.querySelectorAll('th, td:not([aria-hidden])')].map(({ textContent }) => textContent),
  )

test('a period is described in sentences and tables, beside the one before', async () => {
  const figures = vi.fn<Inbox['figures']>(async () => data)
  const { shown } = await show({ figures })
  await expect.poll(() => shown.textContent).toContain('23 enquiries; 18 before.')
  expect(document.activeElement?.textContent).toBe('Enquiries in figures')
  expect(figures).toHaveBeenCalledWith(november, { from: '2026-10-01', to: '2026-10-31' })
  expect(shown.textContent).toContain(
    '19 of 21 were answered within 24 hours, weekends and holidays included.',
  )
  expect(shown.textContent).toContain('within 5 hours, nine in ten within 20 hours')
  expect(shown.textContent).toContain('Waiting for an answer now: 4, for more than a day: 1.')
  const rows = rowsIn(shown)
  expect(rows).toContainEqual(['NAFDAC registration', '14', '18'])
  expect(rows).toContainEqual(['Not known', '9', '0'])
  expect(rows).toContainEqual(['Ghana', '20', '10'])
  expect(rows).toContainEqual(['November 2026 (October 2026)', '23', '18'])
  expect(rows).toContainEqual(['Kofi', '3', '1'])
  expect(shown.textContent).toContain('Accra Pharmaceutical Services · November 2026')
  expect(shown.textContent).toContain('Nov 1, 2026 to Nov 30, 2026')
  expect(rows).toContainEqual(['4 others', '10', '4'])
})

test('no month is left out beside days that were in two', async () => {
  const sums = [
    { facet: 'month' as const, value: '2026-11', count: 12, before: 2 },
    { facet: 'month' as const, value: '2026-10', count: 0, before: 7 },
  ]
  const { shown } = await show(
    { figures: async () => ({ ...data, sums }) },
    { from: '2026-11-05', to: '2026-11-20' },
  )
  await expect.poll(() => rowsIn(shown)).toContainEqual(['October 2026', '0', '7'])
  expect(rowsIn(shown)).toContainEqual(['November 2026', '12', '2'])
})

test('a period without an answer says nothing of how fast answers are', async () => {
  const { shown } = await show({})
  await expect.poll(() => shown.textContent).toContain('0 enquiries; 0 before.')
  expect(shown.textContent).not.toContain('answered within')
})

test('another period is chosen by its name, or by its days if they are in order', async () => {
  const { shown, onPeriod, press } = await show({})
  await press('Last year')
  expect(onPeriod).toHaveBeenLastCalledWith({
    from: expect.stringMatching(/^\d{4}-01-01$/),
    to: expect.stringMatching(/^\d{4}-12-31$/),
  })
  const [from] = shown.querySelectorAll<HTMLInputElement>('input[type="date"]')
  const type = (day: string) =>
    act(async () => {
      if (!from) throw new Error('There is no field')
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(from, day)
      from.dispatchEvent(new Event('input', { bubbles: true }))
    })
  // While the year is typed, nothing is asked.
  await type('0002-11-05')
  expect(from?.value).toBe('0002-11-05')
  await type('2026-12-24')
  expect(onPeriod).toHaveBeenCalledOnce()
  await type('2026-11-05')
  expect(onPeriod).toHaveBeenLastCalledWith({ from: '2026-11-05', to: '2026-11-30' })
})

test('the file has every row, of which the tables show the first', async () => {
  const { shown, press } = await show({ figures: async () => data })
  await expect.poll(() => shown.querySelector('table')).not.toBeNull()
  await press('Save as CSV')
  const [name, text = ''] = vi.mocked(downloadFile).mock.lastCall ?? []
  expect(name).toBe('enquiries-figures-2026-11-01-2026-11-30.csv')
  expect(text.trim().split('\r\n')).toHaveLength(1 + 2 + 1 + 1 + 12)
  expect(text).toContain('"By campaign","campaign 11","1","1"')
})

test('the address of the tool keeps the period; one that is none shows the list', () => {
  expect(parseFiguresParams(figuresParams(november))).toEqual({ period: november })
  expect(parseFiguresParams(figuresParams())).toEqual({})
  expect(
    parseFiguresParams([
      ['view', 'figures'],
      ['from', '2026-12-01'],
      ['to', '2026-11-01'],
    ]),
  ).toEqual({})
  expect(
    parseFiguresParams([
      ['view', 'figures'],
      ['from', 'tomorrow'],
    ]),
  ).toBeNull()
  expect(parseFiguresParams([['view', 'new']])).toBeNull()
})
