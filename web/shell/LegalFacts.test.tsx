import { expect, test } from 'vitest'
import { fixedStore } from '../loading/contentStore.ts'
import { site, text } from '../testing/content.ts'
import { render, textsOf } from '../testing/render.tsx'
import { LegalFacts } from './LegalFacts.tsx'

test('the footer names the company as the registers know it', async () => {
  const view = await render(<LegalFacts />)
  expect(textsOf(view, 'dd')).toEqual([
    'Test Pharma Ltd',
    'CS-1',
    'P.O. Box 1, Accra',
    'DP-1',
    'Host, Ghana',
  ])
})

test('examples are never shown, certificates are when there are any', async () => {
  const legal = Object.fromEntries(
    Object.entries(site.legal).map(([name, value]) => [name, `${value} (demonstration)`]),
  )
  const credentials = [{ _key: 'a', name: text('Wholesale licence'), value: 'FDA-1' }]
  const shown = async (more: object) => {
    const store = fixedStore({ ...site, legal: { ...site.legal, ...legal, ...more } }, null)
    return textsOf(await render(<LegalFacts />, { store }), 'dl *')
  }
  expect(await shown({})).toEqual([])
  expect(await shown({ credentials })).toContain('FDA-1')
})
