import type { InLanguage, Text } from '../../../shared/content/languages/inLanguage.ts'
import type { Drawing } from '../../charts/drawing.ts'
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

/**
 * Draws the entries as the rooms of a plant. If they have short names, each room shows its entry when it is selected.
 */
export function drawChecklist({ items, shortItems }: SectionInLanguageOf<'checklist'>): Drawing {
  const entries = textsOf(items)
  if (!shortItems) return { layout: 'rooms', rows: entries.map((label) => ({ label })) }
  const names = textsOf(shortItems)
  return {
    layout: 'floorPlan',
    rows: entries.map((text, index) => ({ label: names[index] ?? text, text })),
  }
}

function textsOf({ key, value, lang }: InLanguage<string[]>): Text[] {
  return value.map((entry, index) => ({
    key: `${key}[${index}]`,
    value: entry,
    ...(lang && { lang }),
  }))
}
