import { z } from 'zod'
import { pageReference } from '../../../shared/content/fragments.ts'
import { localeList, localeString } from '../../../shared/content/shapes/localized.ts'
import { pageLink } from '../../../shared/content/shapes/site.ts'
import { drawable, items, projections } from '../base.ts'

/** Subjects with one or more lists each, of texts or of links to pages. */
export const groupedLists = z
  .object({
    ...drawable,
    _type: z.literal('groupedLists'),
    items: items({
      title: localeString,
      text: localeString.optional(),
      lists: items({
        heading: localeString.optional(),
        items: localeList.optional(),
        pages: z.array(pageLink).optional(),
      }),
    }),
  })
  .register(projections, {
    groq: `items[]{..., lists[]{..., pages[]->{_id, "path": ${pageReference}, title}}}`,
  })
