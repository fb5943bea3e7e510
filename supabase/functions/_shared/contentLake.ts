import { z } from 'zod'
import { apiVersion } from '../../../shared/contentLake/contentLake.ts'
import type { LakeClient } from '../../../shared/plans/planMutations.ts'
import { KnownFailure } from './failure.ts'
import { requiredString } from './variables.ts'

/** The variables of the Content Lake; a private dataset needs the token. */
export const lakeVariables = {
  SANITY_PROJECT_ID: requiredString.optional(),
  SANITY_DATASET: requiredString.default('production'),
  SANITY_READ_TOKEN: requiredString.optional(),
  SANITY_API_HOST: z.url('must be an address such as http://localhost:3334').optional(),
}

type LakeSettings = z.output<z.ZodObject<typeof lakeVariables>>

const lakeResponse = z.object({ result: z.unknown().optional(), error: z.unknown().optional() })

/** Longer for plans, because a transaction may contain many documents. */
const timeoutsMs = { read: 5_000, plans: 20_000 }

const hostOf = ({ SANITY_PROJECT_ID: project, SANITY_API_HOST: host }: LakeSettings) =>
  host ?? (project && `https://${project}.api.sanity.io`)

/**
 * Returns the JSON of a response of the Content Lake.
 * @throws KnownFailure with the properties `statusCode` and `details`, as Sanity's client has them, for an error
 */
async function requestJson(
  address: string,
  token: string | undefined,
  timeoutMs: number,
  init: RequestInit = {},
): Promise<unknown> {
  const response = await fetch(address, {
    ...init,
    headers: { ...init.headers, ...(token !== undefined && { Authorization: `Bearer ${token}` }) },
    signal: AbortSignal.timeout(timeoutMs),
  })
  if (response.ok) return await response.json()
  const { status: statusCode } = response
  // The response to an error may be HTML.
  const { error: details } = lakeResponse.parse(await response.json().catch(() => ({})))
  const failure = new KnownFailure(`the Content Lake answered ${statusCode}`)
  throw Object.assign(failure, { statusCode, details })
}

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
  return body === null ? null : lakeResponse.parse(body).result
}

/**
 * Returns the JSON at a path of the Content Lake, or null if the settings name no Content Lake.
 * @throws Error if the Content Lake cannot be read now
 */
export async function readLake(settings: LakeSettings, path: string): Promise<unknown> {
  const host = hostOf(settings)
  if (host === undefined) return null
  return await requestJson(host + path, settings.SANITY_READ_TOKEN, timeoutsMs.read)
}

/**
 * Returns a client for plans; the types of Sanity's own client need Node's.
 * @param token may write
 * @throws KnownFailure if the settings name no Content Lake
 */
export function createLakeClient(settings: LakeSettings, token: string): LakeClient {
  const { SANITY_PROJECT_ID: projectId, SANITY_DATASET: dataset } = settings
  const host = hostOf(settings)
  if (host === undefined) throw new KnownFailure('SANITY_PROJECT_ID is missing')
  const post = async (path: string, body: object) =>
    lakeResponse.parse(
      await requestJson(`${host}/v${apiVersion}/data/${path}`, token, timeoutsMs.plans, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(body),
      }),
    ).result
  return {
    config: () => ({ projectId, dataset }),
    fetch: (query, params, { perspective }) =>
      post(`query/${dataset}?perspective=${perspective}`, { query, params }),
    mutate: (mutations) => post(`mutate/${dataset}`, { mutations }),
  }
}
