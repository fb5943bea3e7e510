import { countDrawing, countedRow, type Drawing } from '../../charts/drawing.ts'
import type { LocalizedSectionOf } from '../localizedSection.ts'

export function drawBodies({ items }: LocalizedSectionOf<'bodies'>): Drawing {
  return countDrawing(
    items.map(({ name, countryCount }) => countedRow(name, 'countryCount', Number(countryCount))),
    'drawing.countries',
  )
}
