import * as z from 'zod/mini'
import { parseJson } from './body.ts'

/** A required variable. */
export const text = z.string('is missing').check(z.minLength(1, 'is empty'))

/** The project that a function belongs to, and its secret key. */
export type Project = { url: string; key: string }

const projectVariables = z.object({ SUPABASE_URL: z.url('must be the project’s address') })

/** The project's secret keys by their names. */
const secretKeys = z.object({ default: z.optional(text) })

/**
 * Returns the project's secret key: the one named `default`, or the legacy service_role key,
 * deprecated by the end of 2026; null if there is neither.
 * @see https://supabase.com/docs/guides/functions/secrets
 */
function readSecretKey({
  SUPABASE_SECRET_KEYS = '{}',
  SUPABASE_SERVICE_ROLE_KEY,
}: Record<string, string>): string | null {
  const keys = secretKeys.safeParse(parseJson(SUPABASE_SECRET_KEYS))
  if (!keys.success) return null
  return keys.data.default ?? SUPABASE_SERVICE_ROLE_KEY ?? null
}

/**
 * Parses a function's environment variables, and those that Supabase gives every function.
 * @param variables the function's own
 * @param given empty variables count as absent
 * @throws Error that names every invalid variable
 */
export function readVariables<Shape extends z.ZodMiniType>(
  variables: Shape,
  given: Record<string, string>,
): { data: z.output<Shape>; supabase: Project } {
  const filled = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== ''))
  const own = variables.safeParse(filled)
  const project = projectVariables.safeParse(filled)
  const key = readSecretKey(filled)
  if (own.success && project.success && key !== null)
    return { data: own.data, supabase: { url: project.data.SUPABASE_URL, key } }

  const issues = [...(project.error?.issues ?? []), ...(own.error?.issues ?? [])].map(
    ({ path, message }) => `${path.join('.')} ${message}`,
  )
  if (key === null)
    issues.push(
      'SUPABASE_SECRET_KEYS must be a JSON object with the key "default",' +
        ' or absent where SUPABASE_SERVICE_ROLE_KEY has the legacy key',
    )
  throw new Error(`The function's settings are invalid: ${issues.join('; ')}`)
}
