import { defineField } from 'sanity'
import { page } from '../../../web/content/shapes/page.ts'
import { agrees } from '../rules/agrees.ts'
import { freeAddress } from '../rules/freeAddress.ts'

const shape = page.in.shape.slug

/** The part of an address that a document's title gives its page. */
export const slugField = defineField({
  name: 'slug',
  title: 'Address',
  type: 'slug',
  description: 'The last part of the web address. Links from elsewhere break when it changes.',
  options: { source: 'title.en', maxLength: 60 },
  validation: (rule) =>
    rule
      .required()
      .custom((slug, context) => agrees(shape)(slug?.current, context))
      .custom(freeAddress),
})
