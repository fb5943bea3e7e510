import type { ComponentType } from 'react'
import type { Section, SectionOf } from '../model/types.ts'
import { Bodies } from './bodies/Bodies.tsx'
import { CallToAction } from './callToAction/CallToAction.tsx'
import { Cards } from './cards/Cards.tsx'
import { Checklist } from './checklist/Checklist.tsx'
import { ContactForm } from './contactForm/ContactForm.tsx'
import { ContactInfo } from './contactInfo/ContactInfo.tsx'
import { Countries } from './countries/Countries.tsx'
import { Faqs } from './faqs/Faqs.tsx'
import { GroupedLists } from './groupedLists/GroupedLists.tsx'
import { Medications } from './medications/Medications.tsx'
import { Milestones } from './milestones/Milestones.tsx'
import { Prose } from './prose/Prose.tsx'
import { ServiceList } from './serviceList/ServiceList.tsx'
import type { SectionType } from './shapes.ts'
import { Stats } from './stats/Stats.tsx'
import { Steps } from './steps/Steps.tsx'

/** How each section type looks. A type that is missing here does not compile. */
const views: { [Type in SectionType]: ComponentType<{ section: SectionOf<Type> }> } = {
  bodies: Bodies,
  callToAction: CallToAction,
  cards: Cards,
  checklist: Checklist,
  contactForm: ContactForm,
  contactInfo: ContactInfo,
  countries: Countries,
  faqs: Faqs,
  groupedLists: GroupedLists,
  medications: Medications,
  milestones: Milestones,
  prose: Prose,
  serviceList: ServiceList,
  stats: Stats,
  steps: Steps,
}

/** A section in the look of its type. */
export function SectionView({ section }: { section: Section }) {
  // `views` pairs each type with its own view, which indexing by a union cannot express.
  const View = views[section._type] as ComponentType<{ section: Section }>
  return <View section={section} />
}
