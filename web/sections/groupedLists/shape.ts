import { z } from 'zod'
import { pageReference } from '../../../shared/content/fragments.ts'
import { pageLink } from '../../../shared/content/shapes/link.ts'
import { localeList, localeString } from '../../../shared/content/shapes/localized.ts'
import { drawable, items, keyed, projections } from '../base.ts'

export const nothingListed = 'has no entries: write some, or choose pages'

export const groupedList = z
  .object({
    ...keyed,
    heading: localeString.optional(),
    items: localeList.optional(),
    pages: z.array(pageLink).optional(),
  })
  .refine(({ items, pages }) => items || pages?.length, { path: ['items'], error: nothingListed })

/** Subjects with one or more lists each, of texts or of links to pages. */
export const groupedLists = z
  .object({
    ...drawable,
    _type: z.literal('groupedLists'),
    items: items({
      title: localeString,
      text: localeString.optional(),
      lists: z.array(groupedList, 'is missing').min(1, 'has no entries'),
    }),
  })
  .register(projections, {
    groq: `items[]{..., lists[]{..., pages[]->{_id, "path": ${pageReference}, title}}}`,
  })
