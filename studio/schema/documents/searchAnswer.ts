import { orderRankField } from '@sanity/orderable-document-list'
import { MessageCircleQuestion } from 'lucide-react'
import { defineType } from 'sanity'
import { searchAnswer as shape } from '../../../shared/content/shapes/searchAnswer.ts'
import { anyText } from '../../i18n/anyText.ts'
import { boolean, line, list, page, paragraph, text, withRules } from '../fields.ts'
import { byOrder } from '../objects/order.ts'
import { namesSection } from '../rules/sectionLinks.ts'

export const searchAnswer = defineType({
  name: 'searchAnswer',
  title: 'Search answer',
  type: 'document',
  icon: MessageCircleQuestion,
  fields: [
    ...withRules(shape.shape, [
      text('title', 'Subject', 'What it is about, in a few words: NAFDAC registration.'),
      paragraph(
        'searchWords',
        'Words that find it',
        'Words and phrases that visitors type, separated by commas. Endings do not matter, and the words of all languages count in each.',
      ),
      boolean(
        'needsAllWords',
        'Only for these words',
        'Shown only if each word of a question is among the words above. For a figure that would be wrong of anything else: the time of a registration, when somebody asks about a renewal.',
      ),
      text(
        'headline',
        'Answer',
        'The answer itself, as short as it can be: a figure, a yes, a no.',
        {
          recommendedLength: 70,
        },
      ),
      paragraph('text', 'Explanation', 'One or two sentences, only with what the site states.', {
        recommendedLength: 200,
      }),
      boolean(
        'comesFirst',
        'Before other answers',
        'Shown first, even if another answer contains more words of the question: what to do with a suspect medicine comes before what we sell.',
      ),
      boolean(
        'showsPhone',
        'Show the telephone number',
        'Shows the emergency line in large figures, above the other answers.',
      ),
    ]),
    orderRankField({ type: 'searchAnswer' }),
    ...withRules(shape.shape, [
      list(
        'links',
        'Links',
        [
          page('page', 'Page', 'Search by title. If the page’s address changes, the link follows.'),
          line('anchor', 'Section', 'The anchor of a section, whose heading becomes the link.', {
            validation: (rule) => rule.custom(namesSection),
          }),
        ],
        {
          description: 'At most three. Drag them to change their order.',
          validation: (rule) => rule.max(3),
          preview: {
            select: { title: 'page.title.en', anchor: 'anchor' },
            prepare: ({ title, anchor }) => ({
              title,
              ...(anchor && { subtitle: `#${anchor}` }),
            }),
          },
        },
      ),
    ]),
  ],
  orderings: [byOrder],
  preview: {
    select: { titles: 'title', headlines: 'headline' },
    prepare: ({ titles, headlines }: { titles?: unknown; headlines?: unknown }) => ({
      title: anyText(titles),
      subtitle: anyText(headlines),
    }),
  },
})
