import { expect, test } from 'vitest'
import { layOutHeading } from './layOutHeading.ts'
import { readTypeface } from './typeface.ts'

const serif = readTypeface('newsreader-display.woff2')
const measure = 1056

test.each([
  ['WHO prequalification', 92, ['WHO prequalification']],
  ['African Medicines Agency harmonization', 92, ['African Medicines', 'Agency harmonization']],
  [
    'La conformité réglementaire, du dossier national à la procédure régionale',
    80,
    ['La conformité réglementaire,', 'du dossier national à la', 'procédure régionale'],
  ],
  [
    'Harmonização com a Agência Africana de Medicamentos',
    92,
    ['Harmonização com', 'a Agência Africana', 'de Medicamentos'],
  ],
])('%s is set in %i px, its lines about as long as one another', (heading, size, lines) => {
  expect(layOutHeading(heading, serif, measure)).toEqual({ size, lines })
})

test('a heading that is longer than others is set smaller', () => {
  const { size, lines } = layOutHeading(
    'registration of medicines '.repeat(16).trim(),
    serif,
    measure,
  )
  expect(size).toBeLessThan(56)
  expect(lines.length).toBeGreaterThan(1)
  for (const line of lines) expect(serif.advance(line) * size).toBeLessThanOrEqual(measure)
})

test('a line is measured once, however many sizes and widths are tried', () => {
  const measured: string[] = []
  const advance = (line: string) => {
    measured.push(line)
    return serif.advance(line)
  }
  layOutHeading('registration of medicines '.repeat(8).trim(), { ...serif, advance }, measure)
  expect(measured.length).toBeGreaterThan(10)
  expect(new Set(measured).size).toBe(measured.length)
})
