import { ChartColumn } from 'lucide-react'
import type { Rule } from 'sanity'
import { boolean, list, text } from '../../../studio/schema/fields.ts'
import { nothingDrawn } from '../../../studio/schema/rules/nothingDrawn.ts'
import { sectionForm } from '../../../studio/schema/sectionForm.ts'
import outline from './outline.svg'
import { stats } from './shape.ts'

export const statsForm = sectionForm(stats, {
  title: 'Figures',
  description: 'Large figures, each with a caption.',
  icon: ChartColumn,
  outline,
  findBy: 'numbers, statistics, counters, metrics',
  fields: [
    list(
      'items',
      'Figures',
      [
        text(
          'value',
          'Figure',
          'As it is shown: 500+, 98%, 6-8 months. Beside the page’s heading, only figures whose English is like “21 days” can be drawn.',
        ),
        text('label', 'Caption', 'A few words below the figure.'),
        boolean(
          'linksToPhone',
          'Dials the telephone number',
          'The figure is a link to the emergency line of the site settings, or else to the telephone.',
        ),
      ],
      { validation: (rule: Rule) => rule.custom(nothingDrawn).warning() },
    ),
  ],
})
