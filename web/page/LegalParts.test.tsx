import { expect, test } from 'vitest'
import { one, render, textsOf } from '../testing/render.tsx'
import { LegalDates, LegalFacts } from './LegalParts.tsx'

test('a legal page names the company as the registers know it', async () => {
  const view = await render(<LegalFacts />)
  expect(one(view, 'aside').getAttribute('aria-labelledby')).toBe(one(view, 'h2').id)
  expect(textsOf(view, 'dd')).toEqual([
    'Test Pharma Ltd',
    'CS-1',
    'P.O. Box 1, Accra',
    'DP-1',
    'Host, Ghana',
  ])
})

test('a legal page says since when it applies', async () => {
  const view = await render(<LegalDates />)
  expect(view.querySelector('p')?.textContent).toBe('In effect since: 1 December 2026')
  expect(one<HTMLTimeElement>(view, 'time[datetime]').dateTime).toBe('2026-12-01')
})
