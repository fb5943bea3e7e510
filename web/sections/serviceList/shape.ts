import { z } from 'zod'
import { listByPart, listPlaceholder } from '../../../shared/content/documentLists.ts'
import { serviceCard, serviceGroups } from '../../../shared/content/shapes/service.ts'
import { base, projections } from '../base.ts'

/** The published service pages of one group. */
export const serviceList = z
  .object({
    ...base,
    _type: z.literal('serviceList'),
    group: z.enum(serviceGroups),
    services: z.array(serviceCard).min(1, 'no published service page belongs to this group'),
  })
  .register(projections, { groq: `"services": ${listPlaceholder(listByPart.serviceList)}` })
