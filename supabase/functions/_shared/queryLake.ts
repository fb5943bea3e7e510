import * as z from 'zod/mini'
import { apiVersion } from '../../../shared/contentLake.ts'
import { KnownFailure } from './failure.ts'
import { requiredString } from './variables.ts'

/** The variables of the Content Lake; a private dataset needs the token. */
export const lakeVariables = {
  SANITY_PROJECT_ID: z.optional(requiredString),
  SANITY_DATASET: z._default(requiredString, 'production'),
  SANITY_READ_TOKEN: z.optional(requiredString),
  SANITY_API_HOST: z.optional(z.url('must be an address such as http://localhost:3334')),
}

type LakeSettings = z.output<z.ZodMiniObject<typeof lakeVariables>>

const answer = z.object({ result: z.unknown() })

const timeoutMs = 5_000

/**
 * Returns the result of a query, or null without a Content Lake in the settings.
 * @param parameters those of the HTTP API
 * @throws Error if it cannot be read now
 */
export async function queryLake(
  {
    SANITY_PROJECT_ID: project,
    SANITY_API_HOST: host = project && `https://${project}.api.sanity.io`,
    SANITY_DATASET: dataset,
    SANITY_READ_TOKEN: token,
  }: LakeSettings,
  parameters: { query: string; perspective?: 'raw' },
): Promise<unknown> {
  if (host === undefined) return null
  const url = `${host}/v${apiVersion}/data/query/${dataset}?${new URLSearchParams(parameters)}`
  const response = await fetch(url, {
    ...(token !== undefined && { headers: { Authorization: `Bearer ${token}` } }),
    signal: AbortSignal.timeout(timeoutMs),
  })
  if (!response.ok) throw new KnownFailure(`the Content Lake answered ${response.status}`)
  return answer.parse(await response.json()).result
}
