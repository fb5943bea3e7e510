import type { Text } from '../../../shared/content/languages/inLanguage.ts'
import { enquiryName } from '../../../shared/content/pageTitles.ts'
import type { DeriveContext, SectionInLanguageOf } from '../sectionInLanguage.ts'

/** An option of *Service of Interest*. Enquiries store its English name. */
export type ServiceOption = { option: string; name: Text }

/** Converts the services to options, and finds the preselected one. */
export function deriveContactForm(
  section: SectionInLanguageOf<'contactForm'>,
  { inAllLanguages }: DeriveContext<'contactForm'>,
) {
  const services = section.services.map((service, index): ServiceOption => {
    const inEnglish = inAllLanguages.services[index]
    return {
      option: inEnglish ? enquiryName(inEnglish).en : '',
      name: enquiryName(service),
    }
  })
  const presetIndex = inAllLanguages.services.findIndex(({ _id }) => _id === section.service)
  const { service: _, ...rest } = section
  return { ...rest, services, preset: services[presetIndex]?.option }
}
