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
import type { Membership } from '../../../shared/content/memberships.ts'
import { country as shape } from '../../../shared/content/shapes/country.ts'
import { apiVersion } from '../../../shared/contentLake.ts'
import { isOnMaps } from '../../../web/maps/positions.ts'
import { t, translate } from '../../i18n/t.ts'
import { line, number, optionsOf, page, text, withRules } from '../fields.ts'
import { membershipTitles } from '../objects/optionTitles.ts'
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

type Selected = { title?: string; isoCode?: string; memberships?: Membership[] | null }

export const country = defineType({
  name: 'country',
  title: 'Country',
  type: 'document',
  icon: Flag,
  fields: [
    ...withRules(shape.shape, [
      text('name', 'Name', 'As it is shown in lists and on maps.'),
      line(
        'isoCode',
        'Two-letter code',
        'The international code, such as GH for Ghana. It places the country on maps.',
        { validation: (rule) => [rule.custom(uniqueCountryCode), rule.custom(onMaps).warning()] },
      ),
      text('capital', 'Capital', 'Shown where a list of countries asks for it.'),
      number(
        'population',
        'Population in millions',
        'A number such as 34 or 0.5: the site writes 34 million in each language.',
      ),
      page('page', 'Page', 'The page about our services there: lists of countries link to it.', [
        'servicePage',
      ]),
    ]),
    defineField({
      name: 'memberships',
      title: 'Lists and maps',
      type: 'array',
      description:
        'Tick the lists and maps of the site that show this country. In the texts of pages, {countries.operations} becomes the number of countries where we operate.',
      of: [defineArrayMember({ type: 'string' })],
      options: { list: optionsOf(membershipTitles) },
      validation: (rule) => [
        rule.unique().custom(leavesNoListEmpty),
        rule.min(1).warning(t('No list on the site shows this country')),
      ],
    }),
  ],
  orderings: [{ name: 'name', title: 'Name', by: [{ field: 'name.en', direction: 'asc' }] }],
  preview: {
    select: { title: 'name.en', isoCode: 'isoCode', memberships: 'memberships' },
    prepare: ({ title, isoCode, memberships }: Selected) => ({
      title,
      subtitle: (memberships ?? [])
        .map((membership) => translate(membershipTitles[membership]))
        .join(', '),
      media: flagOf.get(isoCode) ?? Flag,
    }),
  },
})
