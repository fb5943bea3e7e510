import { defineField } from 'sanity'
import { atMost } from '../rules/length.ts'
import { lengths } from '../rules/lengths.ts'
import { uniqueSearchTitle } from '../rules/uniqueSearchTitle.ts'

/** The title of a page. */
export const titleField = defineField({
  name: 'title',
  title: 'Title',
  type: 'localeString',
  description: 'The name by which other pages link to this one.',
  options: { mostCharacters: lengths.title },
  validation: (rule) => [
    rule.required(),
    rule.custom(atMost(lengths.title)),
    rule.custom(uniqueSearchTitle('title')),
  ],
})
