import { z } from 'zod'
import { keyed } from '../../../shared/content/fields.ts'
import { localeString } from '../../../shared/content/shapes/localized.ts'
import { localeRichText } from '../../../shared/content/shapes/richText.ts'
import { slug } from '../../../shared/content/shapes/slug.ts'
import { listed, sectionTexts, unreserved } from '../sectionFields.ts'

/** A question and its answer. */
export const faqFields = { question: localeString, answer: localeRichText }

export const faqCategory = z.object({
  _id: z.string(),
  slug: slug.refine(...unreserved),
  title: localeString,
  faqs: z.array(z.object({ ...keyed, ...faqFields }), 'is missing').min(1, 'has no entries'),
})

/** All published FAQ categories with their questions; each is a section with its own heading. */
export const faqs = z
  .object({
    ...keyed,
    _type: z.literal('faqs'),
    categories: listed(z.array(faqCategory).min(1, 'there is no published FAQ category'), {
      list: 'faqCategories',
    }),
  })
  .register(sectionTexts, {
    title: 'All questions (FAQ page)',
    description:
      'All published FAQ categories with their questions, each below its own heading. To show a few, add “Questions of this page”.',
    findBy: 'faq, help, accordion, answers',
  })
