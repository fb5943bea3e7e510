import { defaultMessageIn, type MedicinesKey, medicinesKeys } from '../../i18n/messages.ts'
import { type LocalizedSectionOf, type Source, serviceOf } from '../localizedSection.ts'

/** Adds the messages of the shelf, and the Service of Interest of the page's links to the contact form. */
export function deriveMedications(
  section: LocalizedSectionOf<'medications'>,
  { language, sections }: Source<'medications'>,
) {
  const words = Object.fromEntries(
    medicinesKeys.map((key) => [key, defaultMessageIn(language, key)]),
  ) as Record<MedicinesKey, string>
  const service = serviceOf(sections)
  return { ...section, words, ...(service && { service }) }
}
