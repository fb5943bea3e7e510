import { t } from '../i18n/t.ts'
import type { CopiedTable } from './clipboard.ts'
import type { Pasted } from './pasteGrid.ts'

/** Returns what a paste has done and what could not come with it, in sentences. */
export function pasteMessage({ merged, hidden, beside }: CopiedTable, pasted: Pasted): string {
  const { rows, columns, hasHeads, numberColumns, units, cut } = pasted
  return [
    t('Pasted: {rows} rows, {columns} columns.', { rows, columns }),
    hasHeads && t('The first row became the heads.'),
    numberColumns > 0 && t('Columns of numbers: {count}.', { count: numberColumns }),
    units.length > 0 && t('Units, now below the heads: {units}.', { units: units.join(', ') }),
    cut.rows > 0 && t('Rows that did not fit: {count}.', { count: cut.rows }),
    cut.columns > 0 && t('Columns that did not fit: {count}.', { count: cut.columns }),
    merged > 0 &&
      t('Merged cells: {count}. The text is in the first of them, the others are empty.', {
        count: merged,
      }),
    hidden > 0 && t('Hidden rows left out: {count}.', { count: hidden }),
    beside !== '' &&
      t('Words beside the table left out: “{words}”', { words: beside.slice(0, 80) }),
  ]
    .filter((sentence) => sentence !== false)
    .join(' ')
}
