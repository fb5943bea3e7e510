import { z } from 'zod'

export const durationUnits = ['days', 'weeks', 'months'] as const

export type DurationUnit = (typeof durationUnits)[number]

const count = z
  .number('is missing')
  .int('must be a whole number')
  .min(1, 'must be 1 or more')
  .max(1000, 'must be 1000 or less')

/** How long something takes, from its shortest to its longest course. */
export const duration = z
  .object(
    { from: count, to: count, unit: z.enum(durationUnits, 'is missing or unknown') },
    'is missing',
  )
  .refine(({ from, to }) => to >= from, {
    path: ['to'],
    message: 'must not be less than the shortest time',
  })

export type Duration = z.output<typeof duration>
