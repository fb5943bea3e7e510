import { MessagesSquare } from 'lucide-react'
import { defineArrayMember, defineField, defineType } from 'sanity'
import { byOrder, orderField } from '../objects/orderField.ts'
import { slugField } from '../objects/slugField.ts'
import { required } from '../rules/required.ts'

export const faqCategory = defineType({
  name: 'faqCategory',
  title: 'FAQ category',
  type: 'document',
  icon: MessagesSquare,
  fields: [
    defineField({ name: 'title', title: 'Title', type: 'localeString', validation: required }),
    defineField({
      ...slugField,
      title: 'Anchor',
      description: 'What stands after # in a link to this category. Links break when it changes.',
    }),
    orderField('faqCategory'),
    defineField({
      name: 'faqs',
      title: 'Questions',
      type: 'array',
      of: [
        defineArrayMember({
          type: 'object',
          fields: [
            defineField({
              name: 'question',
              title: 'Question',
              type: 'localeString',
              validation: required,
            }),
            defineField({
              name: 'answer',
              title: 'Answer',
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
  preview: { select: { title: 'title.en', subtitle: 'slug.current' } },
})
