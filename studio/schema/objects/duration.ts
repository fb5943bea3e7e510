import type { Rule } from 'sanity'
import { type DurationUnit, duration as shape } from '../../../shared/content/shapes/duration.ts'
import { DurationInput } from '../../inputs/optionalInputs.tsx'
import { group, number, oneOf } from '../fields.ts'
import { matchesShape } from '../rules/shape.ts'

const units: Record<DurationUnit, string> = { days: 'Days', weeks: 'Weeks', months: 'Months' }

/** What a text about time means, for charts. */
export const duration = {
  ...group(
    'duration',
    'Time for the chart',
    'Only needed if the time above is not understood or the chart shows it wrongly.',
    [
      number('from', 'Shortest', 'A whole number, such as 2.'),
      number('to', 'Longest', 'The same number if it always takes as long.'),
      oneOf('unit', 'Counted in', 'The same for all entries of the section.', units, {
        layout: 'radio',
      }),
    ],
  ),
  options: { collapsible: true, collapsed: true, columns: 3 },
  components: { input: DurationInput },
  validation: (rule: Rule) => rule.custom(matchesShape(shape)),
}
