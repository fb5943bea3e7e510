import type { Rule } from 'sanity'
import { fieldPath } from '../../../shared/content/fieldPaths.ts'
import { withSourceTexts } from '../../../shared/content/languages/documentLanguages.ts'
import { plainMessages } from '../../../shared/content/shapes/plainMessages.ts'
import { grid } from '../../../web/sections/table/shape.ts'
import { writtenLanguageOf } from '../../documents/translations/writtenLanguage.ts'
import { boolean, line, list, paragraph, text } from '../../schema/fields.ts'
import { issueText } from '../../schema/rules/shape.ts'
import { GridInput } from './GridInput.tsx'
import { tooFewTimes, unreadableTimes } from './unreadableTimes.ts'

/** Returns the gate’s issues of a table, each at its cell. */
export const gridIssues = (value: unknown, document: object = {}) => {
  if (value === undefined) return []
  const { error } = grid.safeParse(
    withSourceTexts(value, writtenLanguageOf(document)),
    plainMessages,
  )
  return (error?.issues ?? []).map(({ path, message }) => ({
    message: issueText(message),
    path: fieldPath(path, value),
  }))
}

/** A table: its columns, its rows with a cell for each, and its notes. */
export const gridField = {
  type: 'object' as const,
  components: { input: GridInput },
  options: { collapsible: false },
  fields: [
    list('columns', 'Columns', [
      text('title', 'Title', 'The heading of the column.'),
      text('unit', 'Unit', 'Below the head, such as months.'),
      boolean('numbers', 'Numbers', 'Aligned at the right.'),
      boolean(
        'times',
        'Times',
        'Drawn on one scale where the rows are compared. Only times of one kind: an average is not a period that an authority sets.',
      ),
    ]),
    list('rows', 'Rows', [
      boolean('total', 'Total', 'Bold, below a line.'),
      list('cells', 'Cells', [
        paragraph('text', 'Text', 'Leave it empty if there is none.'),
        line('note', 'Note', 'The note that it has.'),
      ]),
    ]),
    list('notes', 'Notes', [text('text', 'Text', 'Below the table.')]),
  ],
  validation: (rule: Rule) => [
    rule.custom((value, { document }) => gridIssues(value, document)),
    rule.custom(tooFewTimes).warning(),
    rule.custom(unreadableTimes).info(),
  ],
}
