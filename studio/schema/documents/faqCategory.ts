import { orderRankField } from '@sanity/orderable-document-list'
import { MessagesSquare } from 'lucide-react'
import { defineType, type SlugValue } from 'sanity'
import { faqCategory as shape } from '../../../web/sections/faqs/shape.ts'
import { refuseUsedRemoval } from '../../forms/questions/faqQuestions.ts'
import { anyText } from '../../i18n/anyText.ts'
import { t } from '../../i18n/t.ts'
import { list, richText, text, withRules } from '../fields.ts'
import { slug } from '../objects/address.ts'
import { byOrder } from '../objects/order.ts'
import { matchesShape } from '../rules/shape.ts'

export const faqCategory = defineType({
  name: 'faqCategory',
  title: 'FAQ category',
  type: 'document',
  icon: MessagesSquare,
  fields: [
    ...withRules(shape.shape, [
      text('title', 'Title', 'The heading above the questions.'),
      {
        ...slug,
        title: 'Anchor',
        description: 'The end of a link to this category, after #. Links break if it changes.',
        validation: (rule) =>
          rule.custom<SlugValue>((anchor, context) =>
            matchesShape(shape.shape.slug)(anchor?.current, context),
          ),
      },
    ]),
    orderRankField({ type: 'faqCategory' }),
    ...withRules(shape.shape, [
      list(
        'faqs',
        'Questions',
        [
          text('question', 'Question', 'As a customer would ask it.'),
          richText(
            'answer',
            'Answer',
            'A few sentences. Links, lists and bold words are possible.',
          ),
        ],
        {
          description:
            'Drag the questions to change their order; visitors see it when you publish.',
          validation: (rule) => rule.custom(refuseUsedRemoval),
        },
      ),
    ]),
  ],
  orderings: [byOrder],
  preview: {
    select: { titles: 'title', faqs: 'faqs' },
    prepare: ({ titles, faqs }: { titles?: unknown; faqs?: unknown[] | null }) => ({
      title: anyText(titles),
      subtitle:
        faqs?.length === 1
          ? t('FAQ category · 1 question')
          : t('FAQ category · {count} questions', { count: faqs?.length ?? 0 }),
    }),
  },
})
