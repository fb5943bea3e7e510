import { localeList as shape } from '../../../shared/content/shapes/localized.ts'
import { localized } from './localized.ts'

/** A list of short texts. */
export const localeList = localized(
  'localeList',
  'List',
  (basics) => ({ ...basics, type: 'array', of: [{ type: 'string' }] }),
  shape,
)
