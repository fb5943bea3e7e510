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
 * Returns the result of a query, or null if the settings name no Content Lake.
 * @param parameters of the HTTP API
 * @throws Error if the Content Lake cannot be read now
 */
export async function queryLake(
  settings: LakeSettings,
  parameters: { query: string; perspective?: 'raw' },
): Promise<unknown> {
  const path = `/v${apiVersion}/data/query/${settings.SANITY_DATASET}`
  const body = await readLake(settings, `${path}?${new URLSearchParams(parameters)}`)
  return body === null ? null : answer.parse(body).result
}

/**
 * Returns the JSON at a path of the Content Lake, or null if the settings name no Content Lake.
 * @throws Error if the Content Lake cannot be read now
 */
export async function readLake(
  {
    SANITY_PROJECT_ID: project,
    SANITY_API_HOST: host = project && `https://${project}.api.sanity.io`,
    SANITY_READ_TOKEN: token,
  }: LakeSettings,
  path: string,
): Promise<unknown> {
  if (host === undefined) return null
  const response = await fetch(host + path, {
    ...(token !== undefined && { headers: { Authorization: `Bearer ${token}` } }),
    signal: AbortSignal.timeout(timeoutMs),
  })
  if (!response.ok) throw new KnownFailure(`the Content Lake answered ${response.status}`)
  return await response.json()
}
