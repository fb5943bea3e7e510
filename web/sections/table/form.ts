import { Table2 } from 'lucide-react'
import { text } from '../../../studio/schema/fields.ts'
import { sectionForm } from '../../../studio/schema/sectionForm.ts'
import { gridField } from '../../../studio/table/gridField.ts'
import outline from './outline.svg'
import { table } from './shape.ts'

export const tableForm = sectionForm(table, {
  title: 'Table',
  description: 'Words and numbers in rows and columns. Takes a paste from Excel, Sheets or Word.',
  icon: Table2,
  outline,
  fields: [
    gridField,
    text(
      'caption',
      'Caption',
      'Below the table, without a full stop: what it shows. The month of the note follows it. Leave it empty for none.',
    ),
  ],
})
