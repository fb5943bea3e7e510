import { z } from 'zod'
import {
  boolean,
  keyed,
  list,
  listOf,
  pages,
  paragraph,
  points,
  text,
} from '../../../shared/content/fields.ts'
import { pageReference } from '../../../shared/content/lists/fragments.ts'
import { pageLink } from '../../../shared/content/shapes/link.ts'
import { localeString } from '../../../shared/content/shapes/localized.ts'
import { optionalPoints, point } from '../../../shared/content/shapes/points.ts'
import { sectionFields, sectionTexts } from '../sectionFields.ts'

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
    heading: text('Heading', 'Above the list. Leave it empty for none.').optional(),
    items: points('Entries', 'Short entries, one a line.', optionalPoints(point)),
    pages: pages(
      'Pages',
      'Links to pages, by their titles. For a list of links leave the entries empty.',
      {
        shape: answeringPage,
        read: `{
          _id, "path": ${pageReference}, title, shortTitle, summary, linkText,
          hero{text, "facts": facts[topic == "time"]{_key, value}}
        }`,
      },
    ).optional(),
    answeredByPhone: boolean(
      'Answered by telephone',
      'With “Ask visitors”: the answer is the emergency line of the site settings, or else the telephone.',
    ).optional(),
  })
  .refine(({ items, pages }) => items || pages?.length, { path: ['items'], error: nothingListed })

export const nothingToChoose =
  'must be off unless each list has a heading, by which visitors choose'

/** Subjects with one or more lists each, of texts or of links to pages. */
export const groupedLists = z
  .object({
    ...sectionFields,
    _type: z.literal('groupedLists'),
    guided: boolean(
      'Ask visitors',
      'Visitors choose “I am with …”, the title of a block, and “I need …”, the heading of a list. The list’s first page is the answer, with its summary; its entries are what to have ready. The other pages follow, with the time of their key facts.',
    ).optional(),
    items: list('Blocks', {
      title: text('Title', 'The heading of the block.'),
      text: paragraph('Text', 'A sentence or two. Leave it empty for none.').optional(),
      lists: listOf('Lists', groupedList),
    }),
  })
  .refine(
    ({ guided, items }) =>
      !guided || items.every(({ lists }) => lists.every(({ heading }) => heading)),
    { path: ['guided'], error: nothingToChoose },
  )
  .register(sectionTexts, {
    title: 'Blocks with lists',
    description: 'Blocks of requirements, each with one list or more; or questions to visitors.',
    findBy: 'requirements, columns, bullets, groups',
  })
