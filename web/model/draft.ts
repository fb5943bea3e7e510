import type { LocalizedCountry, Page, Site } from './types.ts'

/** A validation error of a draft, from the content gate. */
export type DraftFault = {
  documentId: string
  documentType: string
  /** The field's path in Sanity's notation. */
  path: string
  /** The field as the Studio names it, such as `Opening › Heading`. */
  field: string
  message: string
}

/** The preview server's answer for a path in a language. */
export type Draft = {
  site: Site | null
  /** Null if no page has this path. */
  page: Page | null
  /** The countries on the map beside the page's heading, of which the page has the drawing alone. */
  mapped: LocalizedCountry[]
  /** Where placeholders stand: keys of texts, or of what holds them, such as `aboutPage:hero`. */
  placeholders: string[]
  faults: DraftFault[]
  /** Document types by id, which an overlay needs to open a document. */
  types: Record<string, string>
}

/** The Studio's perspective: drafts or published documents. */
export type Perspective = 'drafts' | 'published'

export function isPerspective(value: unknown): value is Perspective {
  return value === 'drafts' || value === 'published'
}
