import { bodies } from './bodies/projection.ts'
import { cards } from './cards/projection.ts'
import { countries } from './countries/projection.ts'
import { faqs } from './faqs/projection.ts'
import { milestones } from './milestones/projection.ts'
import { prose } from './prose/projection.ts'
import { serviceList } from './serviceList/projection.ts'
import type { SectionType } from './shapes.ts'

/**
 * What the query adds to each section type's own fields: references followed, documents listed.
 * Null for a type whose stored fields are all that it shows.
 */
export const projections: Record<SectionType, string | null> = {
  prose,
  stats: null,
  cards,
  serviceList,
  checklist: null,
  steps: null,
  milestones,
  countries,
  bodies,
  medications: null,
  groupedLists: null,
  faqs,
  contactInfo: null,
  contactForm: null,
  callToAction: null,
}
