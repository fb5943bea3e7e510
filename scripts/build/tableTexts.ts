import type { SectionOf } from '../../web/model/types.ts'

type Grid = SectionOf<'table'>['grid']

/** Returns a table's heads with their units, and its rows, as texts with the letters of their notes. */
export function tableTexts({ columns, rows, notes = [] }: Grid): {
  heads: string[]
  rows: string[][]
} {
  const letterOf = (note: string) =>
    String.fromCharCode(97 + notes.findIndex(({ _key }) => _key === note))
  return {
    heads: columns.map(({ title, unit }) =>
      unit ? `${title.value} (${unit.value})` : title.value,
    ),
    rows: rows.map(({ cells }) =>
      cells.map(({ text, note }) =>
        [text?.value ?? '–', ...(note ? [`(${letterOf(note)})`] : [])].join(' '),
      ),
    ),
  }
}
