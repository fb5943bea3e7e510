import { expect, test } from 'vitest'
import { one, render } from '../testing/render.tsx'
import { LegalDates } from './LegalDates.tsx'

test('a legal page shows the date from which it applies', async () => {
  const view = await render(<LegalDates />)
  expect(view.querySelector('p')?.textContent).toBe('In effect since: 1 December 2026')
  expect(one<HTMLTimeElement>(view, 'time[datetime]').dateTime).toBe('2026-12-01')
})
