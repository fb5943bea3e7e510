import { z } from 'zod'
import { translations } from '../languages/translationCoverage.ts'
import { webAddress } from './link.ts'
import { localeString } from './localized.ts'

/** The address of a page, and those of its versions in other languages. */
export const sourceAddress = {
  url: webAddress,
  urls: z
    .object(Object.fromEntries(translations.map(({ code }) => [code, webAddress.optional()])))
    .optional(),
}

/** A source for statements in sections: its publisher, its address, and the day on which it was last read. */
export const source = z.object(
  {
    _id: z.string(),
    name: localeString,
    ...sourceAddress,
    checkedOn: z.iso.date('must be a date such as 2026-12-01'),
    reviewIntervalMonths: z
      .int('must be a whole number')
      .min(1, 'must be between 1 and 60')
      .max(60, 'must be between 1 and 60')
      .optional(),
    /**
     * The memberships of countries that the source states. Pages and sections that show one of them cite the source.
     */
    memberships: z.array(z.string()).optional(),
  },
  'refers to a source that does not exist or is not published',
)
