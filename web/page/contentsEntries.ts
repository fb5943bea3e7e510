import type { Text } from '../../shared/content/languages/inLanguage.ts'
import type { Page, Section } from '../model/types.ts'
import { isCover } from './hero/Cover.tsx'
import { isAtEnd } from './PageEnd.tsx'

export type ContentsEntry = {
  anchor: string
  heading: Text
  /** Set for the emergency section, which has no number. */
  emergency?: true
}

const minSections = 3

/** Returns the entries of the table of contents; none for short pages and pages with a cover. */
export function listContents(page: Page): ContentsEntry[] {
  if (isCover(page)) return []
  const ofCountry = page._type === 'country' ? page.country.sections : []
  const entries = [
    ...ofCountry.map(({ anchor, heading }): ContentsEntry => ({ anchor, heading })),
    ...page.sections.flatMap(entriesOf),
  ]
  return entries.filter(({ emergency }) => !emergency).length < minSections ? [] : entries
}

function entriesOf(section: Section): ContentsEntry[] {
  if (section._type === 'faqs')
    return section.categories.map(({ slug, title }) => ({ anchor: slug, heading: title }))
  if (isAtEnd(section)) return []
  const { anchor, heading } = section
  if (section._type !== 'callToAction') return [{ anchor, heading }]
  return section.emergency ? [{ anchor, heading, emergency: true }] : []
}
