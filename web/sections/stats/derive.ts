import { parseFigure } from '../../../shared/text/parseFigure.ts'
import { cellsOf, countDrawing, type Drawing, type DrawingRow } from '../../charts/drawing.ts'
import { longestNumber } from '../../charts/numberParts.ts'
import type { DeriveContext, SectionInLanguageOf, ValidSectionOf } from '../sectionInLanguage.ts'

/** Adds the length of the page's longest number, because all figures of a page have one font size. */
export function deriveStats(
  section: SectionInLanguageOf<'stats'>,
  { sections }: DeriveContext<'stats'>,
) {
  const figures = sections.flatMap((each) => (each._type === 'stats' ? each.items : []))
  return { ...section, longest: longestNumber(figures) }
}

/** Draws days, or else counts. Shares, millions and amounts of money are not drawn. */
export function drawStats(
  section: SectionInLanguageOf<'stats'>,
  inAllLanguages: ValidSectionOf<'stats'>,
): Drawing {
  const rowsOf = (unit: 'days' | 'count') =>
    section.items.flatMap(({ label, value }, index): DrawingRow[] => {
      const figure = parseFigure(inAllLanguages.items[index]?.value.en)
      return figure?.unit === unit ? [{ label, value, cells: cellsOf(figure.count) }] : []
    })
  const days = rowsOf('days')
  if (days.length > 0)
    return { layout: 'cells', rows: days, columns: 21, group: 7, caption: 'drawing.days' }
  return countDrawing(rowsOf('count'))
}
