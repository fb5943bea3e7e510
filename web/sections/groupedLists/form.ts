import { Rows3 } from 'lucide-react'
import type { Rule } from 'sanity'
import { z } from 'zod'
import { defaultLanguage } from '../../../shared/languages.ts'
import { lines, list, pages, paragraph, text } from '../../../studio/schema/fields.ts'
import { issueText } from '../../../studio/schema/rules/shape.ts'
import { sectionForm } from '../../../studio/schema/sectionForm.ts'
import outline from './outline.svg'
import { groupedLists, nothingListed } from './shape.ts'

const withPages = z.object({ pages: z.array(z.unknown()).nonempty() })

const entriesOrPages = (rule: Rule) =>
  rule.custom((value: unknown, { parent }) => {
    if (value || withPages.safeParse(parent).success) return true
    return { message: issueText(nothingListed), path: [defaultLanguage] }
  })

export const groupedListsForm = sectionForm(groupedLists, {
  title: 'Blocks with lists',
  description: 'Blocks of requirements, each with one list or more.',
  icon: Rows3,
  outline,
  fields: [
    list('items', 'Blocks', [
      text('title', 'Title', 'The heading of the block.'),
      paragraph('text', 'Text', 'A sentence or two. Leave it empty for none.'),
      list('lists', 'Lists', [
        text('heading', 'Heading', 'Above the list. Leave it empty for none.'),
        lines('items', 'Entries', 'Short entries, one a line. A translation has as many.', {
          validation: entriesOrPages,
        }),
        pages(
          'pages',
          'Pages',
          'Links to pages, by their titles. For a list of links leave the entries empty.',
        ),
      ]),
    ]),
  ],
})
