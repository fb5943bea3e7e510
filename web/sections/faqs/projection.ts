import { richText } from '../../../shared/content/fragments.ts'

export const faqs = `
  "categories": *[_type == "faqCategory"] | order(orderRank asc, _id asc) {
    _id, _type, "slug": slug.current, title, faqs[]{..., answer${richText}}
  }
`
