import { hasFlag } from 'country-flag-icons'
import { z } from 'zod'
import { languageCodes } from '../../languages.ts'
import { isPartialDate } from '../../text/partialDate.ts'
import { mappedMemberships } from '../countries/memberships.ts'
import { line, number, page, studioField, text, url } from '../fields.ts'
import { issueMessage } from './issueMessages.ts'
import { copiedText } from './plainText.ts'
import { source } from './source.ts'

const day = copiedText.refine(isPartialDate, 'must be written as YYYY, YYYY-MM or YYYY-MM-DD')

/** A membership of a country, with the dates that are known. */
export const membership = z.object({
  /** A string, because a country may keep a membership that was removed from `memberships`. */
  _type: z.string(),
  since: line(
    'Since',
    'YYYY-MM-DD, or YYYY-MM or YYYY if no more is known. Empty if it is not known.',
    day,
  ).optional(),
  until: line(
    'Until',
    'Its end, written in the same way. The country then leaves the lists, maps and numbers of the site. Empty while it lasts.',
    day,
  ).optional(),
  source: studioField(
    'Source',
    'Only if no source states this membership for all its countries. The country’s own page names it.',
    source,
  ).optional(),
})

/** The authority for medicines, which also receives reports of suspect medicines. */
export const authority = z.object({
  name: line('Name', 'Its own name, in its own language. It is the same on all pages.'),
  abbreviation: line(
    'Abbreviation',
    'Such as NAFDAC. It is shown in place of the name.',
  ).optional(),
  url: url('Website', 'Its first page, as https://…').optional(),
  language: studioField(
    'Language',
    'In which it works and takes dossiers, as the country’s own page says.',
    z.enum(languageCodes, 'must be one of the site’s languages'),
  ).optional(),
  source: studioField(
    'Source',
    'Where you have read that it is this authority. The page names it, with the month of the check.',
    source,
  ).optional(),
})

export const country = z.object({
  _id: z.string(),
  name: text(
    'Name',
    'As it is shown in lists and on maps. The address of the country’s page follows from the English one.',
  ),
  isoCode: line(
    'Two-letter code',
    'The international code, such as GH for Ghana. It places the country on maps.',
    copiedText
      .regex(/^[A-Z]{2}$/, { error: 'must be two capital letters (ISO 3166-1)', abort: true })
      .refine(hasFlag, {
        error: ({ input }) =>
          issueMessage('no country has the code {code}', { code: String(input) }),
      }),
  ),
  capital: text('Capital', 'Shown where a list of countries asks for it.').optional(),
  searchWords: line(
    'Search words',
    'Other names and cities, in any language, separated by commas, such as Ivory Coast, Abidjan: the search then answers with this country.',
  ).optional(),
  population: number(
    'Population in millions',
    'A number such as 34 or 0.5: the site writes 34 million in each language.',
    z
      .number('must be a number')
      .positive('must be more than 0')
      .max(10_000, 'must be 10000 or less'),
  ).optional(),
  page: page(
    'Page',
    'The page about our services there. If we operate in the country, the site makes a page of it, which links to this one; if not, lists of countries do.',
    { types: ['servicePage'] },
  ).optional(),
  authority: studioField(
    'Authority for medicines',
    'Who authorizes medicines there, and takes reports of suspect ones. The country’s own page shows it, if we operate there. Leave it empty if you are not certain.',
    authority,
  ).optional(),
  memberships: studioField(
    'Memberships',
    'Each membership once, with its dates where they are known: all lists, maps and numbers of the site follow. In the texts of pages, {countries.oapi} becomes the number of the members of OAPI, and {names.oapi} their names.',
    z.array(membership, 'is missing'),
  ),
  /** The path of the country's generated page, if the company operates there. `joinLists` adds it. */
  path: z.string().optional(),
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
