import { listed } from '../../../shared/content/lists.ts'

export const faqs = `"categories": ${listed('faqCategories')}`
