import { expect, test } from 'vitest'
import { cssString } from './PrintHeader.tsx'

test('a company’s name cannot end its string or the style element', () => {
  expect(cssString('Accra "P" \\ </style>')).toBe('"Accra \\22 P\\22  \\5c  \\3c /style>"')
})

test('other text stays as it is', () => {
  expect(cssString('Société d’Accra, +233 30 200 0000')).toBe('"Société d’Accra, +233 30 200 0000"')
})
