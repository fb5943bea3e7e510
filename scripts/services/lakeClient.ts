import { ClientError, createClient, type SanityClient } from '@sanity/client'
import { apiVersion } from '../../shared/contentLake/contentLake.ts'
import { dropRefusedToken, isTokenRefused } from '../content/refusedToken.ts'
import type { Environment } from '../environment.ts'
import { isServing } from '../http/server.ts'
import { runningServices, withoutUsualLake } from './servicePorts.ts'

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
 * @param options.readsOnly whether `work` only reads, so that it needs no token if the dataset is public
 * @throws Error that names the variables of tokens if Sanity refuses one
 */
export async function withContentLake<T>(
  environment: Environment,
  work: (client: SanityClient) => Promise<T>,
  { readsOnly = false }: { readsOnly?: boolean } = {},
): Promise<T> {
  if (!environment.usesLocalLake) {
    const client = readsOnly ? await readingClient(environment) : lakeClient(environment)
    return work(client).catch(explainRefusal)
  }
  await using running = new AsyncDisposableStack()
  // If no services of this folder run, the usual port may be that of another folder's services.
  const own = (await runningServices(environment)) ?? withoutUsualLake(environment)
  return await work(lakeClient(own, await startLocalLake(own, running, 0)))
}

/**
 * Returns a client for reading alone, with SANITY_READ_TOKEN, or without a token if there is none or Sanity refuses it.
 * The token with write access is not used.
 */
export async function readingClient(environment: Environment): Promise<SanityClient> {
  const client = lakeClient({ ...environment, SANITY_WRITE_TOKEN: undefined })
  await dropRefusedToken(client)
  return client
}

const tokenNames = ['SANITY_READ_TOKEN', 'SANITY_WRITE_TOKEN'] as const

/** Returns the variables whose tokens Sanity refuses. If Sanity cannot be reached, none is refused. */
export async function refusedTokens(
  environment: Environment,
): Promise<(typeof tokenNames)[number][]> {
  const refused = await Promise.all(
    tokenNames.map(async (name) => {
      const token = environment[name]
      if (token === undefined) return []
      return (await isTokenRefused(lakeClient(environment).withConfig({ token }))) ? [name] : []
    }),
  )
  return refused.flat()
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
 * started at the port, and leaves it running.
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
