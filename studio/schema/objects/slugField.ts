import { defineField } from 'sanity'
import { slugLength } from '../../../shared/content/shapes/slug.ts'

/** What the slugs of pages and of FAQ categories have in common. */
export const slugField = defineField({
  name: 'slug',
  type: 'slug',
  options: { source: 'title.en', maxLength: slugLength },
})
