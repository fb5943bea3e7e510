import type { CustomValidator } from 'sanity'
import { z } from 'zod'
import { noPageForEachRow, type table } from '../../../web/sections/table/shape.ts'
import { gridField } from '../../forms/table/gridField.ts'
import type { StudioFields } from '../formFields.ts'
import { issueText } from '../rules/shape.ts'

const rowsAndPages = z.object({
  comparedPages: z.array(z.unknown()).min(1),
  grid: z.object({ rows: z.array(z.unknown()) }),
})

const onePageForEachRow: CustomValidator<unknown> = (_, { parent }) => {
  const { data } = rowsAndPages.safeParse(parent)
  return !data || data.comparedPages.length === data.grid.rows.length || issueText(noPageForEachRow)
}

export const tableFields: StudioFields<typeof table> = {
  grid: gridField,
  comparedPages: { validation: (rule) => rule.unique().custom(onePageForEachRow) },
}
