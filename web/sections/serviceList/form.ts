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
  findBy: {
    en: 'services, offers, what we do, catalogue',
    fr: 'services, offres, prestations, catalogue',
    pt: 'serviços, ofertas, catálogo',
  },
  editedUnder: { title: 'Services', path: 'structure/services' },
  fields: [serviceGroup],
})
