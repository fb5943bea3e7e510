import { localeString as shape } from '../../../shared/content/shapes/localized.ts'
import { localized } from './localized.ts'

/** A paragraph of plain text: stored as a line is, written in a larger field. */
export const localeText = localized(
  'localeText',
  'Paragraph',
  (basics) => ({ ...basics, type: 'text', rows: 3 }),
  shape,
)
