import { z } from 'zod'

const variables = z.object({
  CONFORMANCE_PROJECT_ID: z.string('is missing'),
  CONFORMANCE_DATASET: z
    .string('is missing')
    .regex(/^conformance[a-z0-9_-]*$/, 'must begin with "conformance", because it is emptied'),
  CONFORMANCE_TOKEN: z.string('is missing'),
})

/** A Sanity project with a dataset that tests may empty and fill. */
export type HostedProject = { projectId: string; dataset: string; token: string }

/**
 * Returns the hosted project in the `CONFORMANCE_` variables, or undefined if none of them is set: the tests then use
 * the local lake.
 *
 * @throws Error that names each variable that is missing or malformed
 */
export function readHostedProject(
  environment: Record<string, string | undefined> = process.env,
): HostedProject | undefined {
  const names = variables.keyof().options
  const values = Object.fromEntries(names.map((name) => [name, environment[name] || undefined]))
  if (Object.values(values).every((value) => value === undefined)) return undefined
  const { success, data, error } = variables.safeParse(values)
  if (!success) {
    const lines = error.issues.map(({ path, message }) => `  ${path.join('.')} ${message}`)
    throw new Error(`Tests cannot run against a hosted project:\n${lines.join('\n')}`)
  }
  return {
    projectId: data.CONFORMANCE_PROJECT_ID,
    dataset: data.CONFORMANCE_DATASET,
    token: data.CONFORMANCE_TOKEN,
  }
}
