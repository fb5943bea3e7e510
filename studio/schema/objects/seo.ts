import { defineField, defineType } from 'sanity'
import { atLeast, atMost } from '../rules/length.ts'
import { uniqueSeoTitle } from '../rules/uniqueSeoTitle.ts'

export const seo = defineType({
  name: 'seo',
  title: 'Search engines',
  type: 'object',
  fields: [
    defineField({
      name: 'title',
      title: 'Title',
      type: 'localeString',
      description: 'Shown in the browser tab and as the headline of a search result.',
      validation: (rule) => [rule.required(), rule.custom(atMost(60)), rule.custom(uniqueSeoTitle)],
    }),
    defineField({
      name: 'description',
      title: 'Description',
      type: 'localeText',
      description: 'One or two sentences, shown below the headline of a search result.',
      validation: (rule) => [
        rule.required(),
        rule.custom(atMost(160)),
        rule.custom(atLeast(70)).warning(),
      ],
    }),
  ],
})
