import { expect, test } from 'vitest'
import { contactParts } from './contactParts.ts'

test.each([
  ['Falsified products: sf.alert@nafdac.gov.ng', 'mailto:sf.alert@nafdac.gov.ng'],
  ['Telephone 024 431 0297 (notice of September 2023)', 'tel:0244310297'],
  ['Réclamations : 0800 162 3322', 'tel:08001623322'],
  ['+233 30 200 0000, at any hour', 'tel:+233302000000'],
])('in «%s» a press opens %s', (text, url) => {
  const parts = contactParts(text)
  expect(parts.flatMap((part) => part.url ?? [])).toEqual([url])
  expect(parts.map((part) => part.text).join('')).toBe(text)
})

test.each([
  'Med Safety app, or the nearest office',
  'Regulation 06/2010/CM/UEMOA',
  'Notices 01/2025 and 09/2025',
  '2 000 000 doses in 2026',
])('«%s» has nothing to press', (text) => {
  expect(contactParts(text)).toEqual([{ text }])
})
