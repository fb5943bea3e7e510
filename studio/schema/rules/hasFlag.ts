import type { CustomValidator } from 'sanity'
import { flagOf } from '../objects/flagOf.ts'

/** The site shows a flag beside each country: letters without one cannot be built. */
export const hasFlag: CustomValidator<string | undefined> = (isoCode) =>
  !isoCode || flagOf(isoCode) ? true : `No country has the code ${isoCode}`
