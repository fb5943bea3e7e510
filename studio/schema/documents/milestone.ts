import { Milestone } from 'lucide-react'
import { defineType } from 'sanity'
import { milestone as shape } from '../../../web/sections/milestones/shape.ts'
import { anyText } from '../../i18n/anyText.ts'
import { t } from '../../i18n/t.ts'
import { number, paragraph, text, withRules } from '../fields.ts'
import { notToCome } from '../rules/notToCome.ts'

export const milestone = defineType({
  name: 'milestone',
  title: 'Milestone',
  type: 'document',
  icon: Milestone,
  fields: withRules(shape.shape, [
    number('year', 'Year', 'Milestones are shown from the earliest year to the latest.', {
      validation: (rule) => rule.custom(notToCome).warning(),
    }),
    text('title', 'Title', 'What happened, in a few words.'),
    paragraph('text', 'Text', 'One or two sentences about it.'),
  ]),
  orderings: [{ name: 'year', title: 'Year', by: [{ field: 'year', direction: 'asc' }] }],
  preview: {
    select: { titles: 'title', year: 'year' },
    prepare: ({ titles, year }: { titles?: unknown; year?: number }) => ({
      title: anyText(titles),
      subtitle: year ? `${t('Milestone')} · ${year}` : t('Milestone'),
    }),
  },
})
