import { localeString as shape } from '../../../shared/content/shapes/localized.ts'
import { localized } from './localized.ts'

/** A paragraph of plain text: stored like `localeString`, edited in a larger field. */
export const localeText = localized(
  'localeText',
  'Paragraph',
  (basics) => ({ ...basics, type: 'text', rows: 3 }),
  shape,
)
