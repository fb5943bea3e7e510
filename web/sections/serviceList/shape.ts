import { z } from 'zod'
import { serviceCard, serviceGroups } from '../../../shared/content/pageTypes/servicePage.ts'
import { base, listed, projections } from '../base.ts'

/** The published service pages of one group. */
export const serviceList = z
  .object({
    ...base,
    _type: z.literal('serviceList'),
    group: z.enum(serviceGroups),
    services: z.array(serviceCard).min(1, 'no published service page belongs to this group'),
  })
  .register(projections, listed('services', { list: 'services', choice: 'group' }))
