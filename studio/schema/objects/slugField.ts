import { defineField } from 'sanity'
import { slug as shape, slugLength } from '../../../shared/content/shapes/slug.ts'
import { agrees } from '../rules/agrees.ts'
import { freeAddress } from '../rules/freeAddress.ts'

/** The slug of a page or of an FAQ category. */
export const slugField = defineField({
  name: 'slug',
  type: 'slug',
  options: { source: 'title.en', maxLength: slugLength },
  validation: (rule) =>
    rule
      .required()
      .custom((slug, context) => agrees(shape)(slug?.current, context))
      .custom(freeAddress),
})
