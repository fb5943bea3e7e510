import { z } from 'zod'
import { serviceCard, serviceGroups } from '../../../shared/content/pageTypes/servicePage.ts'
import { listed, sectionFields, sectionQueries } from '../sectionFields.ts'

/** The published service pages of one group. */
export const serviceList = z
  .object({
    ...sectionFields,
    _type: z.literal('serviceList'),
    group: z.enum(serviceGroups),
    services: z.array(serviceCard).min(1, 'no published service page belongs to this group'),
  })
  .register(sectionQueries, listed('services', { list: 'services', filterField: 'group' }))
