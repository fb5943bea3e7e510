import { ListChecks } from 'lucide-react'
import { defineField } from 'sanity'
import { defineSection } from '../../../studio/schema/defineSection.ts'
import { heading, rows } from '../../../studio/schema/drawing.ts'
import { serviceGroupField } from '../../../studio/schema/objects/serviceGroupField.ts'
import { required } from '../../../studio/schema/rules/required.ts'

export const serviceListForm = defineSection({
  name: 'serviceList',
  title: 'Service pages',
  description: 'A card for each published service page of a group.',
  icon: ListChecks,
  drawing: [
    heading,
    ...rows(4, (y) => [
      [20, y, 60, 6, 'ink'],
      [92, y, 110, 3, 'line'],
      [92, y + 8, 80, 3, 'line'],
      [20, y + 17, 200, 1, 'line'],
    ]),
  ],
  fields: [defineField({ ...serviceGroupField, validation: required })],
})
