import { z } from 'zod'
import { localeString } from './localized.ts'

const durationUnits = ['days', 'weeks', 'months'] as const

export type DurationUnit = (typeof durationUnits)[number]

const count = z
  .number('is missing')
  .int('must be a whole number')
  .min(1, 'must be 1 or more')
  .max(1000, 'must be 1000 or less')

const range = {
  from: count,
  to: count,
  unit: z.enum(durationUnits, 'is missing or unknown'),
}

const endsBeforeItStarts = { path: ['to'], message: 'must not be less than the first number' }

/** A duration, as a range from the shortest to the longest. */
export const duration = z
  .object(range, 'is missing')
  .refine(({ from, to }) => to >= from, endsBeforeItStarts)

export type Duration = z.output<typeof duration>

/** A step's time: a duration; a position, in days, weeks or months counted from 1; ongoing; or a text. */
export const time = z.discriminatedUnion(
  'kind',
  [
    z
      .object({ kind: z.enum(['duration', 'position']), ...range })
      .refine(({ from, to }) => to >= from, endsBeforeItStarts),
    z.object({ kind: z.literal('ongoing') }),
    z.object({ kind: z.literal('text'), text: localeString }),
  ],
  'is missing or unknown',
)

export type Time = z.output<typeof time>

export type TimeKind = Time['kind']

/** A time that is formatted in each language; `text` is translated by editors. */
export type FormattedTime = Exclude<Time, { kind: 'text' }>

/**
 * A year in the company's history. Only forms warn about future years, because a shape must give the same result every
 * day.
 */
export const year = z
  .number('is missing')
  .refine(
    (value) => Number.isInteger(value) && value >= 1900 && value <= 2100,
    'must be a year from 1900 to 2100',
  )
