import { Milestone } from 'lucide-react'
import { defineType } from 'sanity'
import { milestone as shape } from '../../../web/sections/milestones/shape.ts'
import { anyText } from '../../i18n/anyText.ts'
import { t } from '../../i18n/t.ts'
import { withRules } from '../fields.ts'
import { formFields, type StudioFields } from '../formFields.ts'
import { notInFuture } from '../rules/futureDays.ts'

const fields: StudioFields<typeof shape> = {
  year: { validation: (rule) => rule.custom(notInFuture).warning() },
}

export const milestone = defineType({
  name: 'milestone',
  title: 'Milestone',
  type: 'document',
  icon: Milestone,
  fields: withRules(shape.shape, formFields(shape.shape, fields)),
  orderings: [{ name: 'year', title: 'Year', by: [{ field: 'year', direction: 'asc' }] }],
  preview: {
    select: { titles: 'title', year: 'year' },
    prepare: ({ titles, year }: { titles?: unknown; year?: number }) => ({
      title: anyText(titles),
      subtitle: year ? `${t('Milestone')} · ${year}` : t('Milestone'),
    }),
  },
})
