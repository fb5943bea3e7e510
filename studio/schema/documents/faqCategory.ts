import { MessagesSquare } from 'lucide-react'
import { defineArrayMember, defineField, defineType } from 'sanity'
import { slug } from '../../../shared/content/shapes/slug.ts'
import { t } from '../../i18n/t.ts'
import { byOrder, orderField } from '../objects/orderField.ts'
import { slugField } from '../objects/slugField.ts'
import { agrees } from '../rules/agrees.ts'
import { required } from '../rules/required.ts'

export const faqCategory = defineType({
  name: 'faqCategory',
  title: 'FAQ category',
  type: 'document',
  icon: MessagesSquare,
  fields: [
    defineField({
      name: 'title',
      title: 'Title',
      description: 'The heading above the questions.',
      type: 'localeString',
      validation: required,
    }),
    defineField({
      ...slugField,
      title: 'Anchor',
      description: 'What stands after # in a link to this category. Links break when it changes.',
      validation: (rule) =>
        rule.required().custom((anchor, context) => agrees(slug)(anchor?.current, context)),
    }),
    orderField('faqCategory'),
    defineField({
      name: 'faqs',
      title: 'Questions',
      description: 'Drag the questions to change their order; visitors see it when you publish.',
      type: 'array',
      of: [
        defineArrayMember({
          type: 'object',
          fields: [
            defineField({
              name: 'question',
              title: 'Question',
              description: 'As a customer would ask it.',
              type: 'localeString',
              validation: required,
            }),
            defineField({
              name: 'answer',
              title: 'Answer',
              description: 'A few sentences. Links, lists and bold words are possible.',
              type: 'localeRichText',
              validation: required,
            }),
          ],
          preview: { select: { title: 'question.en' } },
        }),
      ],
      validation: (rule) => rule.required().min(1),
    }),
  ],
  orderings: [byOrder],
  preview: {
    select: { title: 'title.en', faqs: 'faqs' },
    prepare: ({ title, faqs = [] }: { title?: string; faqs?: unknown[] }) => ({
      title,
      subtitle:
        faqs.length === 1
          ? t('FAQ category · 1 question')
          : t('FAQ category · {count} questions', { count: faqs.length }),
    }),
  },
})
