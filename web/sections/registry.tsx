import type { ComponentType } from 'react'
import type { Section, SectionOf, SectionType } from '../content/types.ts'
import { Bodies } from './Bodies.tsx'
import { CallToAction } from './CallToAction.tsx'
import { Cards } from './Cards.tsx'
import { Checklist } from './Checklist.tsx'
import { ContactForm } from './ContactForm.tsx'
import { ContactInfo } from './ContactInfo.tsx'
import { Countries } from './Countries.tsx'
import { Faqs } from './Faqs.tsx'
import { GroupedLists } from './GroupedLists.tsx'
import { Medications } from './Medications.tsx'
import { Milestones } from './Milestones.tsx'
import { Prose } from './Prose.tsx'
import { ServiceList } from './ServiceList.tsx'
import { Stats } from './Stats.tsx'
import { Steps } from './Steps.tsx'

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
