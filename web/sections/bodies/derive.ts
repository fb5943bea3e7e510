import { countDrawing, countedRow, type Drawing } from '../../charts/drawing.ts'
import type { SectionInLanguageOf } from '../sectionInLanguage.ts'

export function drawBodies({ items }: SectionInLanguageOf<'bodies'>): Drawing {
  return countDrawing(
    items.map(({ name, countryCount }) => countedRow(name, 'countryCount', Number(countryCount))),
    'drawing.countries',
  )
}
