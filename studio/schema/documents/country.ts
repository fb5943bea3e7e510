import * as flags from 'country-flag-icons/react/3x2'
import { Flag } from 'lucide-react'
import type { ComponentType } from 'react'
import { type CustomValidator, defineArrayMember, defineType, getPublishedId } from 'sanity'
import { countryPagePath } from '../../../shared/content/countries/countryPage.ts'
import {
  type Membership,
  storedMemberships,
} from '../../../shared/content/countries/memberships.ts'
import { authority, membership, country as shape } from '../../../shared/content/shapes/country.ts'
import { apiVersion } from '../../../shared/contentLake/contentLake.ts'
import { isOnMaps } from '../../../web/maps/positions.ts'
import { CountryEndInput } from '../../documents/addresses/CountryEndInput.tsx'
import { anyText } from '../../i18n/anyText.ts'
import { studioLanguage } from '../../i18n/language.ts'
import { t, translate } from '../../i18n/t.ts'
import { optionsOf, withRules } from '../fields.ts'
import { formFields, type StudioField, type StudioFields } from '../formFields.ts'
import { membershipTitles, siteLanguageTitles } from '../objects/optionTitles.ts'
import { waitsForDay } from '../rules/futureDays.ts'
import { leavesNoListEmpty } from '../rules/lists.ts'

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

const operations: Membership = 'operations'

/** Warns about a published country that loses its page without an end, from which the site would make a redirect. */
const endsOperations: CustomValidator<unknown> = async (stored, { document, getClient }) => {
  if (!document || storedMemberships(stored).some(({ _type }) => _type === operations)) return true
  const published = await getClient({ apiVersion })
    .withConfig({ perspective: 'raw' })
    .fetch<{ name?: unknown; memberships?: unknown } | null>(
      '*[_id == $id][0]{name, memberships}',
      { id: getPublishedId(document._id) },
    )
  const path = published && countryPagePath(published)
  return path
    ? t(
        'Visitors may still open {path}, and would find nothing there: give “{membership}” an end instead of removing it',
        { path, membership: translate(membershipTitles.operations) },
      )
    : true
}

const aSource: StudioField = { type: 'reference', to: [{ type: 'source' }] }

const membershipFields: StudioFields<typeof membership> = {
  since: { validation: (rule) => rule.custom(waitsForDay).info() },
  until: { validation: (rule) => rule.custom(waitsForDay).info() },
  source: aSource,
}

const operationsFields: StudioFields<typeof membership> = {
  ...membershipFields,
  until: { ...membershipFields.until, components: { input: CountryEndInput } },
}

/** The item types of the list: one per membership, so that the list's menu offers each. */
const rows = Object.entries(membershipTitles).map(([name, title]) =>
  defineArrayMember({
    type: 'object',
    name,
    title,
    fields: withRules(
      membership.shape,
      formFields(membership.shape, name === operations ? operationsFields : membershipFields),
    ),
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

const authorityFields: StudioFields<typeof authority> = {
  language: { type: 'string', options: { list: optionsOf(siteLanguageTitles) } },
  source: aSource,
}

const { path: _path, ...stored } = shape.shape

const fields = formFields(stored, {
  isoCode: {
    validation: (rule) => [rule.custom(uniqueCountryCode), rule.custom(onMaps).warning()],
  },
  authority: {
    type: 'object',
    options: { columns: 1 },
    fields: withRules(authority.shape, formFields(authority.shape, authorityFields)),
  },
  memberships: {
    type: 'array',
    of: rows,
    validation: (rule) => [
      rule.custom(noneTwice),
      rule.custom(leavesNoListEmpty),
      rule.custom(endsOperations).warning(),
      rule.min(1).warning(t('No list on the site shows this country')),
    ],
  },
} satisfies StudioFields<typeof shape>)

type Selected = { names?: unknown; isoCode?: string; memberships?: unknown }

export const country = defineType({
  name: 'country',
  title: 'Country',
  type: 'document',
  icon: Flag,
  // A country without memberships is allowed.
  fields: fields.map((field) =>
    field.name === 'memberships' ? field : (withRules(stored, [field])[0] ?? field),
  ),
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
