import { bodies } from './bodies/projection.ts'
import { cards } from './cards/projection.ts'
import { contactForm } from './contactForm/projection.ts'
import { countries } from './countries/projection.ts'
import { downloads } from './downloads/projection.ts'
import { faqs } from './faqs/projection.ts'
import { logos } from './logos/projection.ts'
import { milestones } from './milestones/projection.ts'
import { pictures } from './pictures/projection.ts'
import { prose } from './prose/projection.ts'
import { serviceList } from './serviceList/projection.ts'
import type { SectionType } from './shapes.ts'

/**
 * What the page query adds to the stored fields of each section type: resolved references, listed
 * documents. Null for a type that needs nothing more.
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
  pictures,
  quotes: null,
  logos,
  downloads,
  faqs,
  contactInfo: null,
  contactForm,
  callToAction: null,
}
