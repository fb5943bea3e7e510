import { ListChecks } from 'lucide-react'
import { heading, rows } from '../../../studio/schema/drawing.ts'
import { serviceGroup } from '../../../studio/schema/objects/titles.ts'
import { sectionForm } from '../../../studio/schema/sectionForm.ts'
import { serviceList } from './shape.ts'

export const serviceListForm = sectionForm(serviceList, {
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
  fields: [serviceGroup],
})
