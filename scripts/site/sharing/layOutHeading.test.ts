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

test('what does not fit in the smallest size is cut off within the lines', () => {
  for (const heading of ['registration of medicines '.repeat(20), 'W'.repeat(200)]) {
    const { size, lines } = layOutHeading(heading.trim(), serif, measure)
    expect(lines).toHaveLength(4)
    expect(lines.at(-1)).toMatch(/…$/)
    for (const line of lines)
      expect(serif.width(line.replace('…', ''), size)).toBeLessThanOrEqual(measure)
  }
})
