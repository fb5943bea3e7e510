import type { Rule } from 'sanity'
import type { z } from 'zod'
import {
  type DurationUnit,
  duration as durationShape,
  type TimeKind,
  time as timeShape,
} from '../../../shared/content/shapes/duration.ts'
import { DurationInput } from '../../forms/inputs/optionalInputs.tsx'
import { type Field, number, oneOf, text } from '../fields.ts'
import { matchesShape } from '../rules/shape.ts'

const units: Record<DurationUnit, string> = { days: 'Days', weeks: 'Weeks', months: 'Months' }

const kinds: Record<TimeKind, string> = {
  duration: 'How long: 2-4 weeks',
  position: 'When: weeks 3-8',
  ongoing: 'Ongoing',
  text: 'Other words, such as Stage 1',
}

const range: Field[] = [
  number('from', 'From', 'A whole number, such as 2.'),
  number('to', 'To', 'The same number again if there is only one.'),
  oneOf('unit', 'Counted in', 'One unit in a section, or days and weeks.', units, {
    layout: 'radio',
  }),
]

/** A collapsed field that is validated as a whole. */
const folded = (fields: Field[], shape: z.ZodType) => ({
  type: 'object',
  fields,
  options: { collapsible: true, collapsed: true, columns: 3 },
  components: { input: DurationInput },
  validation: (rule: Rule) => rule.custom(matchesShape(shape)),
})

export const duration = folded(range, durationShape)

type Context = { parent?: { kind?: TimeKind } }

const hasNoNumbers = ({ parent }: Context) => parent?.kind === 'ongoing' || parent?.kind === 'text'

export const time = folded(
  [
    oneOf(
      'kind',
      'Meaning of the numbers',
      'Weeks are counted from the beginning of the procedure.',
      kinds,
      { layout: 'radio' },
    ),
    ...range.map((field) => ({ ...field, hidden: hasNoNumbers })),
    {
      ...text('text', 'Other words', 'Shown as they are, without a bar in the chart.'),
      hidden: ({ parent }: Context) => parent?.kind !== 'text',
    },
  ],
  timeShape,
)
