import { countedRow, type Drawing, inTens } from '../../charts/drawing.ts'
import type { LocalizedSectionOf } from '../localizedSection.ts'

export function drawBodies({ items }: LocalizedSectionOf<'bodies'>): Drawing {
  return inTens(
    items.map(({ name, countryCount }) => countedRow(name, 'countryCount', Number(countryCount))),
    'drawing.countries',
  )
}
