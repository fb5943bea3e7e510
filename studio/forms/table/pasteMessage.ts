import { t } from '../../i18n/t.ts'
import { leftOutMessage, linksMessage, listOf } from '../pasting/pasteMessages.ts'
import type { CopiedTable } from './clipboard.ts'
import type { PastedTable } from './pasteGrid.ts'

/** Describes the result of a paste in sentences, with the parts that it has left out. */
export function pasteMessage(copied: CopiedTable, pasted: PastedTable): string {
  const { rows, columns, hasHeads, lacksHeads, numberColumns, units, cut } = pasted
  return [
    t('Pasted: {rows} rows, {columns} columns.', { rows, columns }),
    hasHeads && t('The first row became the heads.'),
    lacksHeads && t('No row of heads was found: write the heads of the columns.'),
    numberColumns > 0 && t('Columns of numbers: {count}.', { count: numberColumns }),
    units.length > 0 && t('Units, now below the heads: {units}.', { units: units.join(', ') }),
    cut.rows > 0 && t('Rows that did not fit: {count}.', { count: cut.rows }),
    cut.columns > 0 && t('Columns that did not fit: {count}.', { count: cut.columns }),
    lossMessage(copied),
  ]
    .filter(Boolean)
    .join(' ')
}

/** A spreadsheet's error value, in English, French and Portuguese, or the filler of a column that is too narrow. */
const sheetError = /^#(?:#+|N\/[AD]|[\p{Lu}\d/]+[!?])$/u

/** The state of a spreadsheet's check box, in English, French and Portuguese. */
const checkBox = /^(?:TRUE|FALSE|VRAI|FAUX|VERDADEIRO|FALSO)$/

/** Describes the losses of a paste, and the cells that need corrections, in sentences. Empty if there are none. */
export function lossMessage({ rows, merged, leftOut, links, beside }: CopiedTable): string {
  const errors = [...new Set(rows.flat().filter((words) => sheetError.test(words)))]
  const checkBoxes = [...new Set(rows.flat().filter((words) => checkBox.test(words)))]
  const omission = leftOut && leftOutMessage(leftOut)
  return [
    errors.length > 0 &&
      t('Instead of a value, cells have: {errors}. Write the values.', { errors: listOf(errors) }),
    checkBoxes.length > 0 &&
      t('Check boxes came as words: {words}. Write what visitors should read.', {
        words: listOf(checkBoxes),
      }),
    merged > 0 &&
      t('Merged cells: {count}. The text is in the first of them, the others are empty.', {
        count: merged,
      }),
    omission && `${omission}.`,
    links.length > 0 &&
      t('Without their links, which cells do not have: {links}.', { links: linksMessage(links) }),
    beside !== '' &&
      t('Words beside the table left out: “{words}”', { words: beside.slice(0, 80) }),
  ]
    .filter(Boolean)
    .join(' ')
}
