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

/** The component of each section type. A missing type does not compile. */
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

/** Renders a section of any type. */
export function SectionView({ section }: { section: Section }) {
  // TypeScript cannot express that indexing by a union pairs each section with its own view.
  const View = views[section._type] as ComponentType<{ section: Section }>
  return <View section={section} />
}
