import { defineField } from 'sanity'
import {
  type DurationUnit,
  duration,
  durationUnits,
} from '../../../shared/content/shapes/duration.ts'
import { DurationInput } from '../../inputs/DurationInput.tsx'
import { choices } from '../choices.ts'
import { agrees } from '../rules/agrees.ts'

const unitTitles: Record<DurationUnit, string> = { days: 'Days', weeks: 'Weeks', months: 'Months' }

/** What a text about time means, for charts. */
export const durationField = defineField({
  name: 'duration',
  title: 'Time for the chart',
  description: 'Only needed if the time above is not understood or the chart shows it wrongly.',
  type: 'object',
  options: { collapsible: true, collapsed: true, columns: 3 },
  components: { input: DurationInput },
  validation: (rule) => rule.custom(agrees(duration)),
  fields: [
    defineField({
      name: 'from',
      title: 'Shortest',
      description: 'A whole number, such as 2.',
      type: 'number',
    }),
    defineField({
      name: 'to',
      title: 'Longest',
      description: 'The same number if it always takes as long.',
      type: 'number',
    }),
    defineField({
      name: 'unit',
      title: 'Counted in',
      description: 'The same for all entries of the section.',
      type: 'string',
      options: { list: choices(durationUnits, unitTitles), layout: 'radio' },
    }),
  ],
})
