import { z } from 'zod'
import { localeString } from '../../../shared/content/shapes/localized.ts'
import { localeRichText } from '../../../shared/content/shapes/richText.ts'
import { slug } from '../../../shared/content/shapes/slug.ts'
import { entries, keyed, listed, sectionQueries, unreserved } from '../sectionFields.ts'

/** A question and its answer. */
export const faqFields = { question: localeString, answer: localeRichText }

export const faqCategory = z.object({
  _id: z.string(),
  slug: slug.refine(...unreserved),
  title: localeString,
  faqs: entries(faqFields),
})

/** All published FAQ categories with their questions; each is a section with its own heading. */
export const faqs = z
  .object({
    ...keyed,
    _type: z.literal('faqs'),
    categories: z.array(faqCategory).min(1, 'there is no published FAQ category'),
  })
  .register(sectionQueries, listed('categories', { list: 'faqCategories' }))
