import type { Page, Site } from '../model/types.ts'

/** An issue of a draft, found by the content gate. */
export type DraftIssue = {
  documentId: string
  documentType: string
  /** The field's path in Sanity's notation. */
  path: string
  /** The field in the form of `titlesRequest`. */
  field: string
  /** The name of the language of a translation. */
  language?: string
  message: string
}

/** The preview server's response for a path in a language. */
export type DraftResponse = {
  /** Null if neither the draft nor the published version of the site settings is valid. */
  site: Site | null
  page: Page | null
  issues: DraftIssue[]
  /** Document types by id. An overlay needs the type to open a document. */
  types: Record<string, string>
  /** For the reader of a link: when the link ends, and whether the draft or plan has become public. */
  shared?: { until: string; isPublic: boolean }
}

export type Perspective = 'drafts' | 'published'

export function isPerspective(value: unknown): value is Perspective {
  return value === 'drafts' || value === 'published'
}
