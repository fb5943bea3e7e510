import { Rows3 } from 'lucide-react'
import type { Rule } from 'sanity'
import { z } from 'zod'
import { optionalPoints, point } from '../../../shared/content/shapes/points.ts'
import { boolean, list, pages, paragraph, points, text } from '../../../studio/schema/fields.ts'
import { issueText } from '../../../studio/schema/rules/shape.ts'
import { sectionForm } from '../../../studio/schema/sectionForm.ts'
import outline from './outline.svg'
import { groupedLists, nothingListed, nothingToChoose } from './shape.ts'

const withPages = z.object({ pages: z.array(z.unknown()).nonempty() })

const entriesOrPages = (rule: Rule) =>
  rule.custom((value: unknown, { parent }) => {
    const hasEntries = optionalPoints(point).safeParse(value).data !== undefined
    return hasEntries || withPages.safeParse(parent).success || issueText(nothingListed)
  })

const guidedSection = z.object({ guided: z.literal(true), items: z.array(z.unknown()) })
const withHeadings = z.array(
  z.object({ lists: z.array(z.object({ heading: z.object({ en: z.string().min(1) }) })) }),
)

const withChoices = (rule: Rule) =>
  rule.custom((_, { parent }) => {
    const { data } = guidedSection.safeParse(parent)
    return !data || withHeadings.safeParse(data.items).success || issueText(nothingToChoose)
  })

export const groupedListsForm = sectionForm(groupedLists, {
  title: 'Blocks with lists',
  description: 'Blocks of requirements, each with one list or more; or questions to visitors.',
  icon: Rows3,
  outline,
  findBy: 'requirements, columns, bullets, groups',
  fields: [
    boolean(
      'guided',
      'Ask visitors',
      'Visitors choose “I am with …”, the title of a block, and “I need …”, the heading of a list. The list’s first page is the answer, with its summary; its entries are what to have ready. The other pages follow, with the time of their key facts.',
      { validation: withChoices },
    ),
    list('items', 'Blocks', [
      text('title', 'Title', 'The heading of the block.'),
      paragraph('text', 'Text', 'A sentence or two. Leave it empty for none.'),
      list('lists', 'Lists', [
        text('heading', 'Heading', 'Above the list. Leave it empty for none.'),
        points('items', 'Entries', 'Short entries, one a line.', {
          validation: entriesOrPages,
        }),
        pages(
          'pages',
          'Pages',
          'Links to pages, by their titles. For a list of links leave the entries empty.',
        ),
        boolean(
          'answeredByPhone',
          'Answered by telephone',
          'With “Ask visitors”: the answer is the emergency line of the site settings, or else the telephone.',
        ),
      ]),
    ]),
  ],
})
