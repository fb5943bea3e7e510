import { namespaceMessages } from '../../i18n/messages.ts'
import { type DeriveContext, type LocalizedSectionOf, serviceOf } from '../localizedSection.ts'

/** Adds the messages of the section's own controls, and the Service of Interest of the page's links to the contact form. */
export function deriveMedications(
  section: LocalizedSectionOf<'medications'>,
  { language, sections }: DeriveContext<'medications'>,
) {
  const service = serviceOf(sections)
  return {
    ...section,
    messages: namespaceMessages('medicines', language),
    ...(service && { service }),
  }
}
