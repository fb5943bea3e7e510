import { type SectionType, sectionTypes } from '../../../web/sections/shapes.ts'
import { bodies } from './bodies.ts'
import { callToAction } from './callToAction.ts'
import { cards } from './cards.ts'
import { checklist } from './checklist.ts'
import { contactForm } from './contactForm.ts'
import { contactInfo } from './contactInfo.ts'
import { countries } from './countries.ts'
import { downloads } from './downloads.ts'
import { faqs } from './faqs.ts'
import { groupedLists } from './groupedLists.ts'
import { logos } from './logos.ts'
import { medications } from './medications.ts'
import { milestones } from './milestones.ts'
import { pictures } from './pictures.ts'
import { prose } from './prose.ts'
import { quotes } from './quotes.ts'
import { serviceList } from './serviceList.ts'
import { stats } from './stats.ts'
import { steps } from './steps.ts'

/** The form of each section type. A type that is missing here does not compile. */
const schemaOf = {
  prose,
  stats,
  cards,
  serviceList,
  checklist,
  steps,
  milestones,
  countries,
  bodies,
  medications,
  groupedLists,
  pictures,
  quotes,
  logos,
  downloads,
  faqs,
  contactInfo,
  contactForm,
  callToAction,
} satisfies { [Type in SectionType]: { name: Type } }

/** Every section type, in the order that editors are offered them. */
export const sections = sectionTypes.map((type) => schemaOf[type])
