import { z } from 'zod'
import { listed, listings } from '../../../shared/content/lists.ts'
import { localeString } from '../../../shared/content/shapes/localized.ts'
import { base, projections } from '../base.ts'

/** All published milestones of the company. */
export const milestones = z
  .object({
    ...base,
    _type: z.literal('milestones'),
    milestones: z
      .array(
        z.object({
          _id: z.string(),
          year: z.number('is missing').int(),
          title: localeString,
          text: localeString,
        }),
      )
      .min(1, 'there is no published milestone'),
  })
  .register(projections, { groq: `"milestones": ${listed(listings.milestones)}` })
