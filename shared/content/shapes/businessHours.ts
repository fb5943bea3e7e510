import { z } from 'zod'
import { weekdays } from '../weekdays.ts'

const time = z
  .string('is missing')
  .regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'must be a time such as 08:00')

/** The hours at which the company works, on the clocks of its zone (shared/companyZone.ts). */
export const businessHours = z
  .object(
    {
      days: z.array(z.enum(weekdays), 'is missing').min(1, 'is missing'),
      /** HH:MM */
      from: time,
      /** HH:MM, later than `from`. */
      to: time,
      /** Days on which nobody works. `name` is for editors. */
      holidays: z
        .array(
          z.object({
            _key: z.string(),
            date: z.iso.date('must be a date such as 2026-12-01'),
            name: z.string().optional(),
          }),
        )
        .optional(),
    },
    'is missing',
  )
  .refine(({ from, to }) => from < to, {
    path: ['to'],
    message: 'must be later than the time of opening',
  })

export type BusinessHours = z.output<typeof businessHours>
