import { z } from 'zod'

export const requiredString = z.string('is missing')

const project = {
  SUPABASE_URL: z.url('must be the project’s address'),
  SUPABASE_SECRET_KEY: z.string(
    'is missing: SUPABASE_SECRET_KEYS must be a JSON object of secret keys by name',
  ),
}

export type Project = z.output<z.ZodObject<typeof project>>

const secretKeys = z.record(z.string(), z.string().min(1))

/**
 * Returns a secret key of the project: the key named `default`, or any other key, as after a rotation.
 * @see https://supabase.com/docs/guides/functions/secrets
 */
function secretKeyIn({ SUPABASE_SECRET_KEYS = '{}' }: Record<string, string>): string | undefined {
  const { data } = secretKeys.safeParse(parseJson(SUPABASE_SECRET_KEYS))
  return data?.default ?? Object.values(data ?? {})[0]
}

/**
 * Parses a function's environment variables, and the variables that Supabase gives every function.
 * @param shape the shape of the function's own variables
 * @param given empty variables count as absent
 * @throws Error that names each invalid variable
 */
export function readVariables<Shape extends z.core.$ZodShape>(
  shape: Shape,
  given: Record<string, string>,
) {
  const filled = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== ''))
  const { success, data, error } = z
    .object({ ...project, ...shape })
    .safeParse({ ...filled, SUPABASE_SECRET_KEY: secretKeyIn(filled) })
  if (success) return data
  const issues = error.issues.map(({ path, message }) => `${path.join('.')} ${message}`)
  throw new Error(`The function's settings are invalid: ${issues.join('; ')}`)
}

/** Parses JSON, or returns undefined for other texts. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
