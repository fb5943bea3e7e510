import type { Page, Site } from './types.ts'

/** A validation error of a draft, from the content gate. */
export type DraftFault = { documentType: string; path: string; message: string }

/** The preview server's answer for a path in a language. */
export type Draft = {
  site: Site | null
  /** Null if no page has this path or it is not valid yet. */
  page: Page | null
  faults: DraftFault[]
  /** Document types by id, which an overlay needs to open a document. */
  types: Record<string, string>
}

/** The Studio's perspective: drafts or published documents. */
export type Perspective = 'drafts' | 'published'

export function isPerspective(value: unknown): value is Perspective {
  return value === 'drafts' || value === 'published'
}
