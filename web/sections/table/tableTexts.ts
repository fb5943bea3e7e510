import { noteLetter } from '../../../shared/text/noteLetter.ts'
import type { SectionOf } from '../derivations.ts'

/** Returns a table's heads with their units, its rows, and its notes, as texts with the letters of the notes. */
export function tableTexts({ columns, rows, notes = [] }: SectionOf<'table'>['grid']) {
  const letterAt = (index: number) => `(${noteLetter(index)})`
  const letterOf = (note: string) => letterAt(notes.findIndex(({ _key }) => _key === note))
  return {
    heads: columns.map(({ title, unit }) =>
      unit ? `${title.value} (${unit.value})` : title.value,
    ),
    rows: rows.map(({ cells }) =>
      cells.map(({ text, note }) =>
        [text?.value ?? '–', ...(note ? [letterOf(note)] : [])].join(' '),
      ),
    ),
    notes: notes.map(({ text }, index) => `${letterAt(index)} ${text.value}`),
  }
}
