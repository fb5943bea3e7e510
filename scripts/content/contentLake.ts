import { createClient, type SanityClient } from '@sanity/client'
import pRetry from 'p-retry'
import type { Environment } from '../environment.ts'
import { startLake } from '../local/lake/server.ts'

const apiVersion = '2025-02-19'

/** A question is given up after this long, in milliseconds. */
const timeout = 20_000

/** The client of the Content Lake this run talks to. */
export function lakeClient(environment: Environment, address?: string): SanityClient {
  const apiHost = address ?? environment.SANITY_API_HOST
  return createClient({
    projectId: environment.SANITY_PROJECT_ID ?? 'localdev',
    dataset: environment.SANITY_DATASET,
    apiVersion,
    useCdn: false,
    perspective: 'published',
    token: environment.SANITY_WRITE_TOKEN ?? environment.SANITY_READ_TOKEN,
    // Retries are ours: the client's own leave out the 500 and do not say that they happen.
    maxRetries: 0,
    timeout,
    ...(apiHost && { apiHost, useProjectHostname: false }),
  })
}

/**
 * Does some work with a Content Lake: the hosted one where a project is named, otherwise the
 * local stand-in, which is started for as long as the work takes unless it runs already.
 */
export async function withContentLake<T>(
  environment: Environment,
  work: (client: SanityClient) => Promise<T>,
): Promise<T> {
  if (!environment.usesLocalLake) return work(lakeClient(environment))
  const running = localLakeAddress(environment)
  if (environment.LAKE_PORT !== 0 && (await answers(running)))
    return work(lakeClient(environment, running))

  const lake = await startLake({ directory: `${environment.LOCAL_DATA}/lake`, port: 0 })
  try {
    return await work(lakeClient(environment, lake.address))
  } finally {
    await lake.close()
  }
}

/** Where the stand-in listens while `npm start` or `npm run dev` runs. */
export const localLakeAddress = ({ LAKE_PORT }: Environment) => `http://localhost:${LAKE_PORT}`

/** Whether a Content Lake answers at an address. */
export async function answers(address: string): Promise<boolean> {
  try {
    return (await fetch(`${address}/v1/ping`)).ok
  } catch {
    return false
  }
}

/**
 * Tries a request again, with growing pauses, where the lake is unreachable, overloaded (429) or
 * at fault (5xx). Any other answer is final.
 * @param pause the first pause in milliseconds
 */
export function withRetries<T>(request: () => Promise<T>, pause = 500): Promise<T> {
  return pRetry(request, {
    retries: 4,
    minTimeout: pause,
    shouldRetry: ({ error }) => mayPass(error),
    onFailedAttempt: ({ error, attemptNumber, retriesLeft }) => {
      if (retriesLeft > 0 && mayPass(error))
        console.warn(`The Content Lake did not answer (try ${attemptNumber}): ${error.message}`)
    },
  })
}

/** Whether the same request may succeed later: no answer at all, 429 or 5xx. */
function mayPass(error: Error): boolean {
  const status = 'statusCode' in error ? Number(error.statusCode) : undefined
  return status === undefined || status === 429 || status >= 500
}
