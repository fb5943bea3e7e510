import { z } from 'zod'

/** The properties that enquiries are counted by, in the order of their tables. */
export const sumFacets = ['service', 'page', 'campaign', 'language', 'country', 'month'] as const
export type SumFacet = (typeof sumFacets)[number]

const count = z.number()

const sum = z.object({
  facet: z.enum([...sumFacets, 'all']),
  value: z.string(),
  count,
  before: count,
})

/** The number of enquiries with a value, in a period and in the previous period. An empty value stands for none. */
export type Sum = z.output<typeof sum>

const times = z.object({
  answered: count,
  median_hours: z.number().nullable(),
  most_hours: z.number().nullable(),
  on_time: count,
  due: count,
})

/** The answer times of the enquiries of a period, and how many were answered in time. */
export type AnswerTimes = z.output<typeof times>

const waiting = z.object({ owner: z.string(), waiting: count, overdue: count })

/** The number of enquiries that await an answer, by owner; the owner is empty for enquiries without one. */
type WaitingEnquiries = z.output<typeof waiting>

export const sumsResult = z.array(sum)
export const timesResult = z.tuple([times])
export const waitingResult = z.array(waiting)

export type EnquiryFigures = { sums: Sum[]; times: AnswerTimes; waiting: WaitingEnquiries[] }
