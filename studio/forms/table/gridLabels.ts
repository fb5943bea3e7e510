import type { ObjectInputProps } from 'sanity'
import { defaultLanguage, isLanguage } from '../../../shared/languages.ts'
import { t } from '../../i18n/t.ts'
import { firstRow, type Grid, headLine, unitLine } from './gridModel.ts'

export function lineTitle(line: number): string {
  if (line === headLine) return t('Heads')
  return line === unitLine ? t('Units') : String(line - firstRow + 1)
}

export const lineKey = ({ rows }: Grid, line: number) => rows[line - firstRow]?._key ?? line

export function lineKind({ rows }: Grid, line: number) {
  if (line < firstRow) return line === headLine ? 'heads' : 'units'
  return rows[line - firstRow]?.total ? 'total' : undefined
}

/** Returns the cell of a path in the document, with its language. */
export function cellAtPath({ columns, rows }: Grid, path: ObjectInputProps['focusPath']) {
  const keyOf = (step: unknown) =>
    step instanceof Object && '_key' in step ? step._key : undefined
  const [list, item, field, inner] = path
  const last = path.at(-1)
  const code = typeof last === 'string' && isLanguage(last) ? last : defaultLanguage
  if (list === 'columns') {
    const column = columns.findIndex(({ _key }) => _key === keyOf(item))
    return column < 0
      ? undefined
      : { position: { line: field === 'unit' ? unitLine : headLine, column }, code }
  }
  const row = list === 'rows' ? rows.findIndex(({ _key }) => _key === keyOf(item)) : -1
  if (row < 0) return undefined
  const column = rows[row]?.cells.findIndex(({ _key }) => _key === keyOf(inner)) ?? 0
  return { position: { line: row + firstRow, column: Math.max(0, column) }, code }
}
