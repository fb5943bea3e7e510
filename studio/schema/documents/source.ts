import { BookOpenCheck } from 'lucide-react'
import { defineType } from 'sanity'
import { translations } from '../../../shared/content/languages/translationCoverage.ts'
import { source as shape } from '../../../shared/content/shapes/source.ts'
import { anyText } from '../../i18n/anyText.ts'
import { formatMonth, localDay } from '../../i18n/language.ts'
import { t } from '../../i18n/t.ts'
import { optionsOf, url, withRules } from '../fields.ts'
import { formFields, type StudioField, type StudioFields } from '../formFields.ts'
import { membershipTitles } from '../objects/optionTitles.ts'

/** The Studio's part of the addresses of a source in languages other than English. */
export const otherAddresses: StudioField = {
  type: 'object',
  options: { columns: 1 },
  fields: translations.map(({ code, name }) => url(code, name, 'Its page in this language.')),
}

const fields: StudioFields<typeof shape> = {
  name: { recommendedLength: 80 },
  urls: otherAddresses,
  memberships: {
    type: 'array',
    of: [{ type: 'string' }],
    options: { list: optionsOf(membershipTitles) },
  },
}

export const source = defineType({
  name: 'source',
  title: 'Source',
  type: 'document',
  icon: BookOpenCheck,
  fields: withRules(shape.shape, formFields(shape.shape, fields)),
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
