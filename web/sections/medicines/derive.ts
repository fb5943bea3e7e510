import { namespaceMessages } from '../../i18n/messages.ts'
import { type DeriveContext, type SectionInLanguageOf, serviceOf } from '../sectionInLanguage.ts'

/** Adds the messages of the section, and the Service of Interest for links to the contact form. */
export function deriveMedicines(
  section: SectionInLanguageOf<'medicines'>,
  { language, sections }: DeriveContext<'medicines'>,
) {
  const service = serviceOf(sections)
  return {
    ...section,
    messages: namespaceMessages('medicines', language),
    ...(service && { service }),
  }
}
