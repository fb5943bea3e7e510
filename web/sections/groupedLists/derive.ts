import { countedRow, type Drawing, inTens } from '../../charts/drawing.ts'
import type { LocalizedSectionOf } from '../localizedSection.ts'

export function drawGroupedLists({ items }: LocalizedSectionOf<'groupedLists'>): Drawing {
  return inTens(
    items.map(({ title, lists }) =>
      countedRow(title, 'lists', lists.flatMap(({ items }) => items?.value ?? []).length),
    ),
  )
}
