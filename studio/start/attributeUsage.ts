import type { SanityClient } from '@sanity/client'
import { z } from 'zod'

/** From which share of its attributes a dataset is called nearly full. */
const warningShare = 0.7

const stats = z.object({
  fields: z.object({ count: z.object({ value: z.number(), limit: z.number().positive() }) }),
})

/** How many attributes (paths with a type of value) a dataset has, of how many the plan allows. */
export type AttributeUsage = { used: number; limit: number }

/**
 * Reads how full the client's dataset is.
 *
 * Source: https://www.sanity.io/docs/apis-and-sdks/attribute-limit
 */
export async function readAttributeUsage(client: SanityClient): Promise<AttributeUsage> {
  const url = `/data/stats/${client.config().dataset}`
  const answer = await client.withConfig({ apiVersion: '1' }).request<unknown>({ url })
  const { value, limit } = stats.parse(answer).fields.count
  return { used: value, limit }
}

/** Returns whether editors should be warned that a dataset is nearly full. */
export function isNearlyFull({ used, limit }: AttributeUsage): boolean {
  return used >= limit * warningShare
}
