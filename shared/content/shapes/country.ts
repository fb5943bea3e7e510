import { hasFlag } from 'country-flag-icons'
import { z } from 'zod'
import { languageCodes } from '../../languages.ts'
import { isPartialDate } from '../../text/partialDate.ts'
import { mappedMemberships } from '../countries/memberships.ts'
import { issueMessage } from './issueMessages.ts'
import { pagePath, webAddress } from './link.ts'
import { localeString } from './localized.ts'
import { copiedText, nonBlankText } from './plainText.ts'
import { source } from './source.ts'

const day = copiedText.refine(isPartialDate, 'must be written as YYYY, YYYY-MM or YYYY-MM-DD')

/** A membership of a country, with the dates that are known. */
export const membership = z.object({
  /** A string, because a country may keep a membership that was removed from `memberships`. */
  _type: z.string(),
  since: day.optional(),
  until: day.optional(),
  /** Who reports it for this country, if no source states the membership of all. */
  source: source.optional(),
})

/**
 * The authority for medicines, which also receives reports of suspect medicines. Its names are the same in all
 * languages.
 */
export const authority = z.object({
  name: nonBlankText,
  /** Its abbreviation. */
  abbreviation: nonBlankText.optional(),
  url: webAddress.optional(),
  /** The language in which it works, and wants the dossier. */
  language: z.enum(languageCodes, 'must be one of the site’s languages').optional(),
  source: source.optional(),
})

export const country = z.object({
  _id: z.string(),
  name: localeString,
  isoCode: copiedText
    .regex(/^[A-Z]{2}$/, { error: 'must be two capital letters (ISO 3166-1)', abort: true })
    .refine(hasFlag, {
      error: ({ input }) => issueMessage('no country has the code {code}', { code: String(input) }),
    }),
  capital: localeString.optional(),
  /** Other names and cities by which the search finds the country in any language, separated by commas. */
  searchWords: nonBlankText.optional(),
  /** The number of inhabitants in millions. */
  population: z
    .number('must be a number')
    .positive('must be more than 0')
    .max(10_000, 'must be 10000 or less')
    .optional(),
  page: pagePath.optional(),
  authority: authority.optional(),
  /** The path of the country's generated page, if the company operates there. `joinLists` adds it. */
  path: z.string().optional(),
  memberships: z.array(membership, 'is missing'),
})

/** A membership and the published countries that have it, for sections and the hero's map. */
export const countriesWithMembership = {
  membership: z.enum(mappedMemberships),
  countries: z
    .array(country)
    .min(1, 'no published country has this membership')
    .superRefine((countries, { addIssue }) => {
      for (const [index, { isoCode }] of countries.entries())
        if (countries.filter((each) => each.isoCode === isoCode).length > 1)
          addIssue({
            code: 'custom',
            path: [index, 'isoCode'],
            message: issueMessage('another country has the code {code}', { code: isoCode }),
          })
    }),
}

/** The map beside a page's heading. The Studio stores only its membership. */
export const heroMap = z.object(countriesWithMembership)
