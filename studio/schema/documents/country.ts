import * as flags from 'country-flag-icons/react/3x2'
import { Flag } from 'lucide-react'
import type { ComponentType } from 'react'
import {
  type CustomValidator,
  defineArrayMember,
  defineField,
  defineType,
  getPublishedId,
} from 'sanity'
import { storedMemberships } from '../../../shared/content/countries/memberships.ts'
import { authority, membership, country as shape } from '../../../shared/content/shapes/country.ts'
import { apiVersion } from '../../../shared/contentLake/contentLake.ts'
import { isOnMaps } from '../../../web/maps/positions.ts'
import { anyText } from '../../i18n/anyText.ts'
import { studioLanguage } from '../../i18n/language.ts'
import { t, translate } from '../../i18n/t.ts'
import { group, line, number, oneOf, page, text, url, withRules } from '../fields.ts'
import { membershipTitles, siteLanguageTitles } from '../objects/optionTitles.ts'
import { leavesNoListEmpty } from '../rules/lists.ts'
import { waitsForDay } from '../rules/notToCome.ts'

const sameCode = `count(*[
  _type == "country" && isoCode == $code && !(_id in [$id, "drafts." + $id])
  && !sanity::versionOf($id)
])`

/** Refuses the code of another country, because codes identify countries in lists and on maps. */
const uniqueCountryCode: CustomValidator<string | undefined> = async (
  code,
  { document, getClient },
) => {
  if (!code || !document) return true
  const count = await getClient({ apiVersion })
    .withConfig({ perspective: 'raw' })
    .fetch<number>(sameCode, { code, id: getPublishedId(document._id) })
  return count === 0 ? true : t('Another country has the code {code}', { code })
}

const onMaps: CustomValidator<string | undefined> = (code) =>
  code === undefined || isOnMaps(code)
    ? true
    : t('Maps show Africa only: this country is named below them')

const flagOf = new Map<string | undefined, ComponentType>(Object.entries(flags))

const titles = new Map<string, string>(Object.entries(membershipTitles))

const currentTypes = (stored: unknown) =>
  storedMemberships(stored).flatMap(({ _type, until }) => (until === undefined ? _type : []))

/** Refuses two rows of one membership without an end. Rows with an end are its history. */
const noneTwice: CustomValidator<unknown> = (stored) => {
  const current = currentTypes(stored)
  const twice = current.find((type, index) => current.indexOf(type) !== index)
  return twice === undefined
    ? true
    : t('“{membership}” is in the list twice', {
        membership: translate(titles.get(twice) ?? twice),
      })
}

/** The item types of the list: one per membership, so that the list's menu offers each. */
const rows = Object.entries(membershipTitles).map(([name, title]) =>
  defineArrayMember({
    type: 'object',
    name,
    title,
    fields: withRules(membership.shape, [
      line(
        'since',
        'Since',
        'YYYY-MM-DD, or YYYY-MM or YYYY if no more is known. Empty if it is not known.',
        { validation: (rule) => rule.custom(waitsForDay).info() },
      ),
      line(
        'until',
        'Until',
        'Its end, written in the same way. The country then leaves the lists, maps and numbers of the site. Empty while it lasts.',
        { validation: (rule) => rule.custom(waitsForDay).info() },
      ),
      {
        name: 'source',
        title: 'Source',
        description:
          'Only if no source states this membership for all its countries. The country’s own page names it.',
        type: 'reference' as const,
        to: [{ type: 'source' }],
      },
    ]),
    preview: {
      select: { since: 'since', until: 'until' },
      prepare: ({ since, until }: { since?: string; until?: string }) => ({
        title: translate(title),
        subtitle: [
          since && t('since {date}', { date: since }),
          until && t('until {date}', { date: until }),
        ]
          .filter(Boolean)
          .join(', '),
      }),
    },
  }),
)

type Selected = { names?: unknown; isoCode?: string; memberships?: unknown }

export const country = defineType({
  name: 'country',
  title: 'Country',
  type: 'document',
  icon: Flag,
  fields: [
    ...withRules(shape.shape, [
      text(
        'name',
        'Name',
        'As it is shown in lists and on maps. The address of the country’s page follows from the English one.',
      ),
      line(
        'isoCode',
        'Two-letter code',
        'The international code, such as GH for Ghana. It places the country on maps.',
        { validation: (rule) => [rule.custom(uniqueCountryCode), rule.custom(onMaps).warning()] },
      ),
      text('capital', 'Capital', 'Shown where a list of countries asks for it.'),
      line(
        'searchWords',
        'Search words',
        'Other names and cities, in any language, separated by commas, such as Ivory Coast, Abidjan: the search then answers with this country.',
      ),
      number(
        'population',
        'Population in millions',
        'A number such as 34 or 0.5: the site writes 34 million in each language.',
      ),
      page(
        'page',
        'Page',
        'The page about our services there. If we operate in the country, the site makes a page of it, which links to this one; if not, lists of countries do.',
        ['servicePage'],
      ),
      group(
        'authority',
        'Authority for medicines',
        'Who authorizes medicines there, and takes reports of suspect ones. The country’s own page shows it, if we operate there. Leave it empty if you are not certain.',
        withRules(authority.shape, [
          line('name', 'Name', 'Its own name, in its own language. It is the same on all pages.'),
          line('abbreviation', 'Abbreviation', 'Such as NAFDAC. It is shown in place of the name.'),
          url('url', 'Website', 'Its first page, as https://…'),
          oneOf(
            'language',
            'Language',
            'In which it works and takes dossiers, as the country’s own page says.',
            siteLanguageTitles,
          ),
          {
            name: 'source',
            title: 'Source',
            description:
              'Where you have read that it is this authority. The page names it, with the month of the check.',
            type: 'reference' as const,
            to: [{ type: 'source' }],
          },
        ]),
      ),
    ]),
    defineField({
      name: 'memberships',
      title: 'Memberships',
      type: 'array',
      description:
        'Each membership once, with its dates where they are known: all lists, maps and numbers of the site follow. In the texts of pages, {countries.oapi} becomes the number of the members of OAPI, and {names.oapi} their names.',
      of: rows,
      validation: (rule) => [
        rule.custom(noneTwice),
        rule.custom(leavesNoListEmpty),
        rule.min(1).warning(t('No list on the site shows this country')),
      ],
    }),
  ],
  orderings: [
    { name: 'name', title: 'Name', by: [{ field: `name.${studioLanguage}`, direction: 'asc' }] },
  ],
  preview: {
    select: { names: 'name', isoCode: 'isoCode', memberships: 'memberships' },
    prepare: ({ names, isoCode, memberships }: Selected) => ({
      title: anyText(names),
      subtitle: currentTypes(memberships)
        .map((type) => translate(titles.get(type) ?? type))
        .join(', '),
      media: flagOf.get(isoCode) ?? Flag,
    }),
  },
})
