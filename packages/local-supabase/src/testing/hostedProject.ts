import { z } from 'zod'

const variables = z
  .object({
    CONFORMANCE_SUPABASE_URL: z.url(),
    CONFORMANCE_SUPABASE_PUBLISHABLE_KEY: z.string().min(1),
    CONFORMANCE_SUPABASE_SECRET_KEY: z.string().min(1),
  })
  .transform((environment) => ({
    url: environment.CONFORMANCE_SUPABASE_URL,
    publishableKey: environment.CONFORMANCE_SUPABASE_PUBLISHABLE_KEY,
    secret: environment.CONFORMANCE_SUPABASE_SECRET_KEY,
  }))

/**
 * A Supabase project with the migrations in `project/`, in the `CONFORMANCE_SUPABASE_` variables; null without them:
 * the tests then start the stand-in.
 * @throws ZodError that names each variable that is missing or malformed
 */
export const hosted = process.env.CONFORMANCE_SUPABASE_URL ? variables.parse(process.env) : null
