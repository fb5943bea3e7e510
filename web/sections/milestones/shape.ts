import { z } from 'zod'
import { year } from '../../../shared/content/shapes/duration.ts'
import { localeString } from '../../../shared/content/shapes/localized.ts'
import { listed, sectionFields, sectionQueries } from '../sectionFields.ts'

export const milestone = z.object({
  _id: z.string(),
  year,
  title: localeString,
  text: localeString,
})

/** All published milestones of the company. */
export const milestones = z
  .object({
    ...sectionFields,
    _type: z.literal('milestones'),
    milestones: z.array(milestone).min(1, 'there is no published milestone'),
  })
  .register(sectionQueries, listed('milestones', { list: 'milestones' }))
