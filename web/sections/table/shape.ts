import { z } from 'zod'
import { isObject } from '../../../shared/content/fieldPaths.ts'
import { keyed, pages, studioField, text } from '../../../shared/content/fields.ts'
import { issueMessage } from '../../../shared/content/shapes/issueMessages.ts'
import { pageLink } from '../../../shared/content/shapes/link.ts'
import { localeString } from '../../../shared/content/shapes/localized.ts'
import { isEmptyPoint } from '../../../shared/content/shapes/points.ts'
import { linkedPage, sectionFields, sectionTexts } from '../sectionFields.ts'

export const maxColumns = 8
export const maxRows = 60
export const maxNotes = 9

const flag = z.boolean('must be yes or no').optional()

const cell = z.object({
  ...keyed,
  /** Absent if there is no figure. */
  text: localeString.optional(),
  /** The key of one of the table's notes. */
  note: z.string('must be text').optional(),
})

export const tableRow = z.object({ ...keyed, total: flag, cells: z.array(cell, 'is missing') })

const isEmptyRow = (stored: unknown) =>
  isObject(stored) && Array.isArray(stored.cells) && stored.cells.every(isEmptyPoint)

/**
 * One structure for all languages: each text has its translations. A row has a cell for each column. Rows without a
 * text are left out, such as the last one, which Enter has added.
 */
export const grid = z
  .object(
    {
      columns: z
        .array(
          z.object({
            ...keyed,
            title: localeString,
            unit: localeString.optional(),
            /** Whether its cells are numbers, which are aligned at the right. */
            numbers: flag,
            /** Whether its cells are times, which a comparison draws on one scale. */
            times: flag,
          }),
          'is missing',
        )
        .min(2, 'must have at least two columns')
        .max(maxColumns, issueMessage('must have at most {count} columns', { count: maxColumns })),
      rows: z
        .array(
          // An empty row becomes undefined here and is not removed yet, so that other rows keep the indices that issues
          // name.
          z.preprocess((stored) => (isEmptyRow(stored) ? undefined : stored), tableRow.optional()),
          'is missing',
        )
        .max(maxRows, issueMessage('must have at most {count} rows', { count: maxRows })),
      notes: z
        .array(z.object({ ...keyed, text: localeString }))
        .max(maxNotes, issueMessage('must have at most {count} entries', { count: maxNotes }))
        .optional(),
    },
    'is missing',
  )
  .superRefine(({ columns, rows, notes = [] }, context) => {
    const refuse = (message: string, ...path: (string | number)[]) =>
      context.addIssue({ code: 'custom', path, message })
    if (rows.every((row) => row === undefined)) refuse('has no entries', 'rows')
    for (const [index, row] of rows.entries()) {
      if (!row) continue
      const { cells } = row
      const place = ['rows', index, 'cells'] as const
      if (cells.length !== columns.length) refuse('must have a cell for each column', ...place)
      if (!cells[0]?.text) refuse('is missing', ...place, 0, 'text')
      for (const [at, { note }] of cells.entries())
        if (note !== undefined && notes.every(({ _key }) => _key !== note))
          refuse('refers to a note that does not exist', ...place, at, 'note')
    }
    const used = new Set(rows.flatMap((row) => row?.cells.map(({ note }) => note) ?? []))
    for (const [index, { _key }] of notes.entries())
      if (!used.has(_key)) refuse('is on no cell of the table', 'notes', index)
  })
  .transform(({ rows, ...rest }) => ({ ...rest, rows: rows.filter((row) => row !== undefined) }))

export const noPageForEachRow = 'must have a page for each row'

export const table = z
  .object({
    ...sectionFields,
    _type: z.literal('table'),
    grid: studioField(
      'Table',
      'Type, or paste from Excel, Sheets or Word. Tab goes to the next cell, Enter to the one below; F2 changes a text. Escape, then Tab, leaves the table.',
      grid,
    ),
    comparedPages: pages(
      'Compare the rows',
      'The page of each row, in their order. Visitors then see the rows side by side, on a phone two of them. The column that is marked as “Times” is drawn on one scale, from English such as “6 to 8 months” or “60 days”. Leave it empty for a table.',
      { shape: pageLink, read: linkedPage },
    ).optional(),
    caption: text(
      'Caption',
      'Below the table, without a full stop: what it shows. The month of the note follows it. Leave it empty for none.',
    ).optional(),
  })
  .refine(
    ({ comparedPages, grid }) =>
      !comparedPages?.length || comparedPages.length === grid.rows.length,
    {
      path: ['comparedPages'],
      error: noPageForEachRow,
    },
  )
  .register(sectionTexts, {
    title: 'Table',
    description: 'Words and numbers in rows and columns. Takes a paste from Excel, Sheets or Word.',
    findBy: 'spreadsheet, excel, prices, fees, comparison',
  })
