import { listed, listings } from '../../../shared/content/lists.ts'

export const faqs = `"categories": ${listed(listings.faqs)}`
