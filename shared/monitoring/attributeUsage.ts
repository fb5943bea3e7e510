import { z } from 'zod'

/** The share of a dataset's attributes above which it is nearly full. */
const warningShare = 0.7

/** The path of a dataset's figures in the HTTP API, of version 1. */
export const statsPath = (dataset: string) => `/data/stats/${dataset}`

/**
 * Parses the response at `statsPath` to the number of attributes (paths with a type of value) of a dataset and its
 * limit.
 * @see https://www.sanity.io/docs/apis-and-sdks/attribute-limit
 */
export const attributeUsage = z
  .object({
    fields: z.object({ count: z.object({ value: z.number(), limit: z.number().positive() }) }),
  })
  .transform(({ fields: { count } }) => ({ used: count.value, limit: count.limit }))

type AttributeUsage = z.output<typeof attributeUsage>

export const isNearlyFull = ({ used, limit }: AttributeUsage): boolean =>
  used >= limit * warningShare
