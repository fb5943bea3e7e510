import { localeString as shape } from '../../../shared/content/shapes/localized.ts'
import { localized } from './localized.ts'

/** One line of plain text. */
export const localeString = localized(
  'localeString',
  'Text',
  (basics) => ({ ...basics, type: 'string' }),
  shape,
)
