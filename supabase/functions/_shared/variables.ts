import * as z from 'zod/mini'

/** A required variable. */
export const text = z.string('is missing').check(z.minLength(1, 'is empty'))

/** Variables that Supabase gives every function. */
export const projectVariables = {
  SUPABASE_URL: z.url('must be the project’s address'),
  SUPABASE_SERVICE_ROLE_KEY: text,
}

/**
 * Parses a function's environment variables.
 * @param given empty variables count as absent
 * @throws Error that names every variable at fault
 */
export function readVariables<Shape extends z.ZodMiniType>(
  variables: Shape,
  given: Record<string, string>,
): z.output<Shape> {
  const filled = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== ''))
  const { success, data, error } = variables.safeParse(filled)
  if (success) return data
  const faults = error.issues.map(({ path, message }) => `${path.join('.')} ${message}`)
  throw new Error(`The function's settings are not right: ${faults.join('; ')}`)
}
