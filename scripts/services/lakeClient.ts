import { ClientError, createClient, type SanityClient } from '@sanity/client'
import { apiVersion } from '../../shared/contentLake/contentLake.ts'
import type { Environment } from '../environment.ts'
import { isServing } from '../http/server.ts'

/** The timeout in ms, longer than the stand-in's limit for a query, so that no running query is repeated. */
const timeoutMs = 40_000

/**
 * Returns a client of the Content Lake in the settings.
 * @param address the URL of the stand-in, if it is used
 */
export function lakeClient(environment: Environment, address?: string): SanityClient {
  const apiHost = address ?? environment.SANITY_API_HOST
  return createClient({
    projectId: environment.SANITY_PROJECT_ID ?? 'localdev',
    dataset: environment.SANITY_DATASET,
    apiVersion,
    useCdn: false,
    perspective: 'published',
    token: environment.SANITY_WRITE_TOKEN ?? environment.SANITY_READ_TOKEN,
    // shared/retries.ts retries instead, because the client does not retry a 500 and does not log.
    maxRetries: 0,
    timeout: timeoutMs,
    ...(apiHost && { apiHost, useProjectHostname: false }),
  })
}

/**
 * Calls `work` with a client of the Content Lake. Starts the stand-in if it is used.
 * @throws Error that names the variables of tokens if Sanity refuses one
 */
export async function withContentLake<T>(
  environment: Environment,
  work: (client: SanityClient) => Promise<T>,
): Promise<T> {
  if (!environment.usesLocalLake) return work(lakeClient(environment)).catch(explainRefusal)
  await using running = new AsyncDisposableStack()
  return await work(lakeClient(environment, await startLocalLake(environment, running, 0)))
}

function explainRefusal(error: unknown): never {
  if (error instanceof ClientError && [401, 403].includes(error.statusCode))
    throw new Error(
      'Sanity refused the request: SANITY_WRITE_TOKEN or SANITY_READ_TOKEN is missing, expired or of another project',
      { cause: error },
    )
  throw error
}

/**
 * Starts the stand-in for the Content Lake, with the data of earlier runs. Reuses a stand-in that another command has
 * started, and leaves it running.
 * @param port 0 for any free port
 * @throws Error if another program uses the port
 */
export async function startLocalLake(
  { LAKE_PORT, LOCAL_DATA, PORT, PREVIEW_PORT, STUDIO_PORT }: Environment,
  running: AsyncDisposableStack,
  port = LAKE_PORT,
): Promise<string> {
  const address = `http://localhost:${LAKE_PORT}`
  if (LAKE_PORT !== 0 && (await isServing(`${address}/v1/ping`, 'PONG'))) return address
  const { startLake } = await import('local-content-lake')
  const origins = [STUDIO_PORT, PREVIEW_PORT, PORT].map((own) => `http://localhost:${own}`)
  const lake = await startLake({ directory: `${LOCAL_DATA}/lake`, port, origins })
  running.defer(lake.close)
  return lake.address
}
