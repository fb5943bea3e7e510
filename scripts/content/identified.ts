import { z } from 'zod'

export const identity = z.object({ _id: z.string(), _type: z.string() })

export type Identity = z.output<typeof identity>

/** A document as the Content Lake answers it. */
export type Identified = Identity & { [field: string]: unknown }

/** Parses to the same object, not to a copy, so that an answer is known again in the next build. */
export const identified = z.custom<Identified>((value) => identity.safeParse(value).success)
