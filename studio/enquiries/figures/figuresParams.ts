import * as z from 'zod/mini'
import type { DateRange } from './dateRange.ts'

type Params = [name: string, value: string][]

const day = z.iso.date()
const address = z.object({ view: z.literal('figures'), from: z.optional(day), to: z.optional(day) })

/** Reads from the address of the tool whether it shows figures, and of which period if that is chosen. */
export function figuresIn(params: readonly Params[number][] = []): { period?: DateRange } | null {
  const { data } = address.safeParse(Object.fromEntries(params))
  if (!data) return null
  const { from, to } = data
  return from !== undefined && to !== undefined && from <= to ? { period: { from, to } } : {}
}

/** Returns the parameters of an address, from which `figuresIn` reads the same period. */
export function figuresParams(period?: DateRange): Params {
  return [['view', 'figures'], ...(period ? Object.entries(period) : [])]
}
