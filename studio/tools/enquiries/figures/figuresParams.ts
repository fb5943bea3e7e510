import { z } from 'zod'
import { day } from '../criteria.ts'
import type { DateRange } from './dateRange.ts'

type Params = [name: string, value: string][]

const address = z.object({ view: z.literal('figures'), from: day.optional(), to: day.optional() })

/** Parses the tool's URL parameters. Returns the chosen period, if any, or null if the tool does not show figures. */
export function parseFiguresParams(
  params: readonly Params[number][] = [],
): { period?: DateRange } | null {
  const { data } = address.safeParse(Object.fromEntries(params))
  if (!data) return null
  const { from, to } = data
  return from !== undefined && to !== undefined && from <= to ? { period: { from, to } } : {}
}

/** Returns the URL parameters of a period, as `parseFiguresParams` parses them. */
export function figuresParams(period?: DateRange): Params {
  return [['view', 'figures'], ...(period ? Object.entries(period) : [])]
}
