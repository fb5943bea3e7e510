import { parseDays } from '../../../shared/text/parseDays.ts'
import type { Drawing, DrawingRow } from '../../charts/drawing.ts'
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

/** Draws the figures that are days. */
export function drawStats(
  { items }: SectionInLanguageOf<'stats'>,
  inAllLanguages: ValidSectionOf<'stats'>,
): Drawing {
  const rows = items.flatMap(({ label, value }, index): DrawingRow[] => {
    const days = parseDays(inAllLanguages.items[index]?.value.en)
    return days === undefined ? [] : [{ label, value, cells: { solid: days, end: days } }]
  })
  return { rows, columns: 21, group: 7, caption: 'drawing.days' }
}
