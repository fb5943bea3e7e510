import type { z } from 'zod'
import { withRetries } from '../../../shared/retries.ts'
import type { WrittenFile } from '../../site/siteOutput.ts'

export type Host = {
  /**
   * Deploys a whole site atomically, and uploads only files that the host lacks.
   * @throws Error that says what to do; visitors then still see the previous site
   */
  publish(files: WrittenFile[]): Promise<void>
}

/** The options of an API, which tests replace. */
export type ApiOptions = {
  api?: string
  /** The delay before the first retry, and the polling interval, in ms. */
  pause?: number
}

type Options = ApiOptions & {
  /** The host's name and its variables, for messages. */
  host: string
  variables: string[]
  token: string
}

const timeout = 30_000

/** The timeout of an upload in ms, which allows 20 MB on a slow line. */
const uploadTimeout = 300_000

/** The number of retries: their delays add up to a minute, because hosts limit requests per minute. */
const retries = 7

export const concurrency = 5

/** The Studio's message for a failure that is not due to the settings. */
export const later = 'The publisher tries again within 15 minutes.'

export class HostError extends Error {
  statusCode = 0
  body = ''
}

/** Returns a function that calls a host's API, with retries after 429, 5xx and lost connections. */
export function hostApi({ host, api = '', token, variables, pause = 500 }: Options) {
  const refusal = `Are ${variables.join(' and ')} right, and has the token expired? Set new ones and start the publisher again.`

  /**
   * @param body objects are sent as JSON
   * @throws HostError for other responses
   */
  return async <T>(
    request: string,
    shape: z.ZodType<T>,
    body?: object | FormData | Uint8Array<ArrayBuffer>,
    headers: Record<string, string> = {},
  ): Promise<T> => {
    const [method = '', path] = request.split(' ')
    const isRaw = body === undefined || body instanceof FormData || body instanceof Uint8Array
    const init = {
      method,
      headers: {
        Authorization: `Bearer ${token}`,
        ...(body instanceof Uint8Array && { 'Content-Type': 'application/octet-stream' }),
        ...(!isRaw && { 'Content-Type': 'application/json' }),
        ...headers,
      },
      body: isRaw ? (body ?? null) : JSON.stringify(body),
    }
    const limit = body instanceof FormData || body instanceof Uint8Array ? uploadTimeout : timeout
    const call = async () => {
      const response = await fetch(api + path, { ...init, signal: AbortSignal.timeout(limit) })
      const text = await response.text()
      const { ok, status } = response
      if (ok) return text
      const advice = [401, 403, 404].includes(status) ? refusal : `${later} ${text.slice(0, 500)}`
      const error = new HostError(`${host} answered ${method} with ${status}. ${advice}`)
      throw Object.assign(error, { statusCode: status, body: text })
    }
    const answer = await withRetries(call, { pause, retries, service: host }).catch((error) => {
      if (error instanceof HostError) throw error
      throw new Error(`${host} cannot be reached. ${later} ${error.message}`, { cause: error })
    })
    return shape.parse(answer === '' ? null : JSON.parse(answer))
  }
}

/** Returns a function that finds a file by its digest, or by another key. */
export function fileLookup(files: WrittenFile[], keyOf = ({ digest }: WrittenFile) => digest) {
  const filesByKey = new Map(files.map((file) => [keyOf(file), file]))
  return (key: string): WrittenFile => {
    const file = filesByKey.get(key)
    if (file === undefined)
      throw new Error(`The host asks for a file that is not of the site: ${key}`)
    return file
  }
}
