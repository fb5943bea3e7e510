import type { CustomValidator } from 'sanity'
import { flagOf } from '../objects/flagOf.ts'

/** Refuses a code without a flag: the site shows one beside each country. */
export const hasFlag: CustomValidator<string | undefined> = (isoCode) =>
  !isoCode || flagOf(isoCode) ? true : `No country has the code ${isoCode}`
