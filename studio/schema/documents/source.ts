import { BookOpenCheck } from 'lucide-react'
import { defineType } from 'sanity'
import { translations } from '../../../shared/content/languages/translationCoverage.ts'
import { source as shape } from '../../../shared/content/shapes/source.ts'
import { anyText } from '../../i18n/anyText.ts'
import { formatMonth, localDay } from '../../i18n/language.ts'
import { t } from '../../i18n/t.ts'
import { date, group, number, optionsOf, text, url, withRules } from '../fields.ts'
import { membershipTitles } from '../objects/optionTitles.ts'

/** The addresses of a source in languages other than English. */
export const otherAddresses = group(
  'urls',
  'Address in other languages',
  'Only if there is a page in that language.',
  translations.map(({ code, name }) => url(code, name, 'Its page in this language.')),
)

export const source = defineType({
  name: 'source',
  title: 'Source',
  type: 'document',
  icon: BookOpenCheck,
  fields: withRules(shape.shape, [
    text(
      'name',
      'Name',
      'Who says it, and where: “NAFDAC’s Ceiling List”. These are the words of the link.',
      { recommendedLength: 80 },
    ),
    url('url', 'Address', 'The page where it can be read, as https://…'),
    otherAddresses,
    date(
      'checkedOn',
      'Checked on',
      'The day on which you last read it there. Pages show its month and year.',
    ),
    number(
      'reviewIntervalMonths',
      'Months until the next check',
      'Leave it empty for twelve. “Start” lists it in that month.',
    ),
    {
      name: 'memberships',
      title: 'Memberships of countries',
      description:
        'Those that it states, such as the members of OAPI. Each section that lists, counts or names these countries then cites it by itself.',
      type: 'array' as const,
      of: [{ type: 'string' as const }],
      options: { list: optionsOf(membershipTitles) },
    },
  ]),
  initialValue: () => ({ checkedOn: localDay(new Date()) }),
  orderings: [{ name: 'name', title: 'Name', by: [{ field: 'name.en', direction: 'asc' }] }],
  preview: {
    select: { names: 'name', checkedOn: 'checkedOn' },
    prepare: ({ names, checkedOn }: { names?: unknown; checkedOn?: string }) => ({
      title: anyText(names),
      subtitle: checkedOn
        ? t('Source, checked in {month}', { month: formatMonth(checkedOn.slice(0, 7)) })
        : t('Source'),
    }),
  },
})
