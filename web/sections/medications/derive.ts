import { ownMessages } from '../../i18n/messages.ts'
import { type LocalizedSectionOf, type Source, serviceOf } from '../localizedSection.ts'

/** Adds the messages of the shelf, and the Service of Interest of the page's links to the contact form. */
export function deriveMedications(
  section: LocalizedSectionOf<'medications'>,
  { language, sections }: Source<'medications'>,
) {
  const service = serviceOf(sections)
  return { ...section, words: ownMessages('medicines', language), ...(service && { service }) }
}
