import { Table2 } from 'lucide-react'
import type { CustomValidator, Rule } from 'sanity'
import { z } from 'zod'
import { gridField } from '../../../studio/forms/table/gridField.ts'
import { pages, text } from '../../../studio/schema/fields.ts'
import { issueText } from '../../../studio/schema/rules/shape.ts'
import { sectionForm } from '../../../studio/schema/sectionForm.ts'
import outline from './outline.svg'
import { noPageForEachRow, table } from './shape.ts'

const rowsAndPages = z.object({
  comparedPages: z.array(z.unknown()).min(1),
  grid: z.object({ rows: z.array(z.unknown()) }),
})

const onePageForEachRow: CustomValidator<unknown> = (_, { parent }) => {
  const { data } = rowsAndPages.safeParse(parent)
  return !data || data.comparedPages.length === data.grid.rows.length || issueText(noPageForEachRow)
}

export const tableForm = sectionForm(table, {
  title: 'Table',
  description: 'Words and numbers in rows and columns. Takes a paste from Excel, Sheets or Word.',
  icon: Table2,
  outline,
  findBy: 'spreadsheet, excel, prices, fees, comparison',
  fields: [
    gridField,
    {
      ...pages(
        'comparedPages',
        'Compare the rows',
        'The page of each row, in their order. Visitors then see the rows side by side, on a phone two of them. The column that is marked as “Times” is drawn on one scale, from English such as “6 to 8 months” or “60 days”. Leave it empty for a table.',
      ),
      validation: (rule: Rule) => rule.unique().custom(onePageForEachRow),
    },
    text(
      'caption',
      'Caption',
      'Below the table, without a full stop: what it shows. The month of the note follows it. Leave it empty for none.',
    ),
  ],
})
