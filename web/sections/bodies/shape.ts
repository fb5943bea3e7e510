import { z } from 'zod'
import * as fragments from '../../../shared/content/fragments.ts'
import { pagePath } from '../../../shared/content/shapes/link.ts'
import { localeList, localeString } from '../../../shared/content/shapes/localized.ts'
import { drawable, items, projections } from '../base.ts'

/** Regulatory bodies, each with a link to its page. */
export const bodies = z
  .object({
    ...drawable,
    _type: z.literal('bodies'),
    items: items({
      name: localeString,
      fullName: localeString,
      text: localeString,
      services: localeList,
      countryCount: z
        .number('is missing')
        .int('must be a whole number')
        .min(1, 'must be 1 or more'),
      page: pagePath,
      link: z.object({ _id: z.string(), linkText: localeString.optional() }).optional(),
    }),
  })
  .register(projections, {
    groq: `items[]{..., "page": page->${fragments.pageReference}, "link": page->{_id, linkText}}`,
  })
