import { defaultLanguage, type Language } from '../../../shared/languages.ts'
import { applyPatches } from '../../documents/applyPatches.ts'
import {
  confirmTranslations,
  isStale,
  type TextWithHashes,
} from '../../documents/translations/sourceHashes.ts'
import type { Grid } from './gridModel.ts'

/** Returns all texts of a table that exist in English. */
export function textsOf({ columns, rows, notes }: Grid): TextWithHashes[] {
  return [
    ...columns.flatMap(({ title, unit }) => [title, unit]),
    ...rows.flatMap(({ cells }) => cells.map(({ text }) => text)),
    ...notes.map(({ text }) => text),
  ].flatMap((text) => (text && text[defaultLanguage] !== undefined ? [text] : []))
}

export const staleCount = (grid: Grid, code: Language) =>
  textsOf(grid).filter((text) => isStale(text, code)).length

/** Returns a table whose translations into a language are all confirmed for the current English. */
export function withConfirmed({ columns, rows, notes }: Grid, code: Language): Grid {
  const confirmed = (text: TextWithHashes) =>
    isStale(text, code) ? applyPatches(text, confirmTranslations([code], text)) : text
  return {
    columns: columns.map(({ title, unit, ...column }) => ({
      ...column,
      ...(title && { title: confirmed(title) }),
      ...(unit && { unit: confirmed(unit) }),
    })),
    rows: rows.map((row) => ({
      ...row,
      cells: row.cells.map((cell) => (cell.text ? { ...cell, text: confirmed(cell.text) } : cell)),
    })),
    notes: notes.map((note) => (note.text ? { ...note, text: confirmed(note.text) } : note)),
  }
}
