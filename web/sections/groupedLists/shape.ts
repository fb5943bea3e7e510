import { z } from 'zod'
import { pageReference } from '../../../shared/content/lists/fragments.ts'
import { pageLink } from '../../../shared/content/shapes/link.ts'
import { localeString } from '../../../shared/content/shapes/localized.ts'
import { optionalPoints, point } from '../../../shared/content/shapes/points.ts'
import { entries, keyed, sectionFields, sectionQueries } from '../sectionFields.ts'

export const nothingListed = 'has no entries: write some, or choose pages'

/** A page with its content for an answer: a sentence, the text of the link, and the duration. */
export const answeringPage = pageLink.extend({
  shortTitle: localeString.optional(),
  summary: localeString.optional(),
  linkText: localeString.optional(),
  hero: z
    .object({
      text: localeString.optional(),
      facts: z.array(z.object({ ...keyed, value: localeString })).optional(),
    })
    .optional(),
})

export const groupedList = z
  .object({
    ...keyed,
    heading: localeString.optional(),
    items: optionalPoints(point),
    pages: z.array(answeringPage).optional(),
    /** Whether the answer is the emergency number, or else the telephone. */
    answeredByPhone: z.boolean('must be yes or no').optional(),
  })
  .refine(({ items, pages }) => items || pages?.length, { path: ['items'], error: nothingListed })

export const nothingToChoose =
  'must be off unless each list has a heading, by which visitors choose'

/** Subjects with one or more lists each, of texts or of links to pages. */
export const groupedLists = z
  .object({
    ...sectionFields,
    _type: z.literal('groupedLists'),
    /** Whether visitors choose a subject and a list, whose first page is the answer. */
    guided: z.boolean('must be yes or no').optional(),
    items: entries({
      title: localeString,
      text: localeString.optional(),
      lists: z.array(groupedList, 'is missing').min(1, 'has no entries'),
    }),
  })
  .refine(
    ({ guided, items }) =>
      !guided || items.every(({ lists }) => lists.every(({ heading }) => heading)),
    { path: ['guided'], error: nothingToChoose },
  )
  .register(sectionQueries, {
    groq: `items[]{..., lists[]{..., pages[]->{
      _id, "path": ${pageReference}, title, shortTitle, summary, linkText,
      hero{text, "facts": facts[topic == "time"]{_key, value}}
    }}}`,
  })
