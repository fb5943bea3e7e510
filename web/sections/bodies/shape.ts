import { z } from 'zod'
import * as fragments from '../../../shared/content/lists/fragments.ts'
import { pagePath } from '../../../shared/content/shapes/link.ts'
import { localeString } from '../../../shared/content/shapes/localized.ts'
import { plainText } from '../../../shared/content/shapes/plainText.ts'
import { point, points } from '../../../shared/content/shapes/points.ts'
import { entries, sectionFields, sectionQueries } from '../sectionFields.ts'

/** Regulatory bodies, each with a link to its page. */
export const bodies = z
  .object({
    ...sectionFields,
    _type: z.literal('bodies'),
    items: entries({
      name: localeString,
      fullName: localeString,
      text: localeString,
      services: points(point),
      /** A number, or in the Studio a placeholder for one, such as `{countries.waho}`. */
      countryCount: plainText
        .trim()
        .regex(
          /^([1-9]\d*|\{countries\.\w+\})$/,
          'must be a number, such as 15, or a placeholder, such as {countries.waho}',
        ),
      page: pagePath,
      link: z.object({ _id: z.string(), linkText: localeString.optional() }).optional(),
    }),
  })
  .register(sectionQueries, {
    groq: `items[]{..., "page": page->${fragments.pageReference}, "link": page->{_id, linkText}}`,
  })
