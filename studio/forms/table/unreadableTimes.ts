import type { CustomValidator, Path } from 'sanity'
import { z } from 'zod'
import { defaultLanguage } from '../../../shared/languages.ts'
import { fewestTimes, parseMonths } from '../../../shared/text/parseMonths.ts'
import { t } from '../../i18n/t.ts'
import { type Grid, readGrid, stringIn } from './gridModel.ts'

/** A section whose rows are compared. */
const comparing = z.object({ comparedPages: z.array(z.unknown()).min(1) })

type GridValidator = CustomValidator<Partial<Grid> | undefined>

/** Warns editors if a comparison draws no scale, although a column is marked as times. */
export const tooFewTimes: GridValidator = (value, { parent }) => {
  const cells = comparing.safeParse(parent).success ? timeCells(readGrid(value)) : []
  const readable = cells.filter(({ isReadable }) => isReadable).length
  return (
    cells.length === 0 ||
    readable >= fewestTimes ||
    t('No times are drawn: at least two need English such as “6 to 8 months” or “60 days”')
  )
}

/** Tells editors which cells of a comparison have no time, or that no column is marked as times. */
export const unreadableTimes: GridValidator = (value, { parent }) => {
  if (!comparing.safeParse(parent).success) return true
  const grid = readGrid(value)
  const unmarked = grid.columns.every(({ times }) => !times) ? columnOfTimes(grid) : undefined
  if (unmarked)
    return t(
      '“{column}” has times. If they are of one kind, mark it as “Times” to draw them on one scale.',
      {
        column: stringIn(unmarked.title, defaultLanguage),
      },
    )
  const issues = timeCells(grid)
    .filter(({ isReadable }) => !isReadable)
    .map(({ path }) => ({
      message: t('No time is drawn here: it needs English such as “6 to 8 months” or “60 days”'),
      path,
    }))
  return issues.length === 0 || issues
}

/** Returns the written cells of the column that is marked as times. */
function timeCells({ columns, rows }: Grid): { path: Path; isReadable: boolean }[] {
  const column = columns.findIndex(({ times }) => times)
  return rows.flatMap(({ _key, cells }) => {
    const cell = cells[column]
    const text = stringIn(cell?.text, defaultLanguage)
    const path = ['rows', { _key }, 'cells', { _key: cell?._key ?? '' }, 'text', defaultLanguage]
    return text === '' ? [] : [{ path, isReadable: parseMonths(text) !== null }]
  })
}

/** Returns the first column after the heads of the rows that has enough times to be drawn. */
function columnOfTimes({ columns, rows }: Grid) {
  return columns.find((_, index) => {
    const texts = rows.map(({ cells }) => stringIn(cells[index]?.text, defaultLanguage))
    return index > 0 && texts.filter((text) => parseMonths(text) !== null).length >= fewestTimes
  })
}
