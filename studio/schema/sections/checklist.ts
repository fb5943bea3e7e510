import { SquareCheck } from 'lucide-react'
import { entriesField } from '../objects/entriesField.ts'
import { defineSection } from './defineSection.ts'

export const checklist = defineSection({
  name: 'checklist',
  title: 'Checklist',
  description: 'Short entries: documents, principles, industries.',
  icon: SquareCheck,
  fields: [entriesField],
})
