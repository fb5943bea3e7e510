import { namespaceMessages } from '../../i18n/messages.ts'
import { type DeriveContext, type SectionInLanguageOf, serviceOf } from '../sectionInLanguage.ts'

/** Adds the messages of the binders, and the Service of Interest of the page's links to the contact form. */
export function deriveChecklist(
  section: SectionInLanguageOf<'checklist'>,
  { language, sections }: DeriveContext<'checklist'>,
) {
  const service = serviceOf(sections)
  return {
    ...section,
    ...(section.tickable && {
      binders: { messages: namespaceMessages('binders', language), ...(service && { service }) },
    }),
  }
}
