import { ListChecks } from 'lucide-react'
import { serviceGroup } from '../../../studio/schema/objects/optionTitles.ts'
import { sectionForm } from '../../../studio/schema/sectionForm.ts'
import outline from './outline.svg'
import { serviceList } from './shape.ts'

export const serviceListForm = sectionForm(serviceList, {
  title: 'Service pages',
  description: 'A card for each published service page of a group.',
  icon: ListChecks,
  outline,
  findBy: 'services, offers, what we do, catalogue',
  editedUnder: { title: 'Services', path: 'structure/services' },
  fields: [serviceGroup],
})
