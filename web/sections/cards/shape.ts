import { z } from 'zod'
import { filingRoutes } from '../../../shared/content/countries/filingRoutes.ts'
import * as fragments from '../../../shared/content/lists/fragments.ts'
import { duration } from '../../../shared/content/shapes/duration.ts'
import { action } from '../../../shared/content/shapes/link.ts'
import { localeString } from '../../../shared/content/shapes/localized.ts'
import { optionalPoints, point } from '../../../shared/content/shapes/points.ts'
import { drawable, entries, sectionQueries } from '../sectionFields.ts'

/** Cards: services, values, benefits, standards, reasons. */
export const cards = z
  .object({
    ...drawable,
    _type: z.literal('cards'),
    /** Whether to show cards with links side by side instead of in rows. */
    sideBySide: z.boolean('must be yes or no').optional(),
    items: entries({
      title: localeString,
      tag: localeString.optional(),
      duration: duration.optional(),
      text: localeString.optional(),
      features: optionalPoints(point),
      link: action.optional(),
      /** The filing route that the card is about. The filing planner shows its duration. */
      route: z.enum(filingRoutes, 'is missing or unknown').optional(),
      /** The id of the country whose page shows the card as the place where to report a medicine. */
      reportingCountry: z.string().optional(),
    }),
  })
  .register(sectionQueries, {
    groq: `items[]{
      ...,
      "link": select(defined(link) => link${fragments.action}),
      "reportingCountry": reportingCountry._ref
    }`,
  })
