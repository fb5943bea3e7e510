import { z } from 'zod'
import { studioField } from '../../../shared/content/fields.ts'
import { serviceCard, serviceGroups } from '../../../shared/content/pageTypes/servicePage.ts'
import { listed, sectionFields, sectionTexts } from '../sectionFields.ts'

/** The published service pages of one group. */
export const serviceList = z
  .object({
    ...sectionFields,
    _type: z.literal('serviceList'),
    group: studioField('Group', 'Lists of services show one group each.', z.enum(serviceGroups)),
    services: listed(
      z.array(serviceCard).min(1, 'no published service page belongs to this group'),
      { list: 'services', filterField: 'group' },
    ),
  })
  .register(sectionTexts, {
    title: 'Service pages',
    description: 'A card for each published service page of a group.',
    findBy: 'services, offers, what we do, catalogue',
  })
