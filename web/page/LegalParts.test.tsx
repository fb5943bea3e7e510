import { expect, test } from 'vitest'
import { fixedStore } from '../content/contentStore.ts'
import { site, text } from '../testing/content.ts'
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

test('examples are never shown, certificates are when there are any', async () => {
  const legal = Object.fromEntries(
    Object.entries(site.legal).map(([name, value]) => [name, `${value} (demonstration)`]),
  )
  const credentials = [{ _key: 'a', name: text('Wholesale licence'), value: 'FDA-1' }]
  const shown = async (more: object) => {
    const store = fixedStore({ ...site, legal: { ...site.legal, ...legal, ...more } }, null)
    return textsOf(await render(<LegalFacts />, { store }), 'aside *')
  }
  expect(await shown({})).toEqual([])
  expect(await shown({ credentials })).toContain('FDA-1')
})
