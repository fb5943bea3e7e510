import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import { requestError } from './errors.ts'

/** The hosted API's limit for one mutation request, in bytes. */
const jsonLimit = 4 * 1024 * 1024

const defaultLimit = 100
const highestLimit = 10_000

/** A request as the endpoints see it. */
export type LakeRequest = {
  /** Values of the route's `:name` segments, decoded. */
  params: Record<string, string>
  query: URLSearchParams
  headers: IncomingHttpHeaders
  /** Reads the whole body; refuses with 413 above `limit` bytes. */
  readBody(limit: number): Promise<Buffer>
  /** Parses the body; refuses malformed JSON with 400, more than 4 MiB with 413. */
  readJson(): Promise<unknown>
}

/** Wraps Node's request once the route is known. */
export function toLakeRequest(
  message: IncomingMessage,
  url: URL,
  params: Record<string, string>,
): LakeRequest {
  const readBody = (limit: number) => collect(message, limit)
  return {
    params,
    query: url.searchParams,
    headers: message.headers,
    readBody,
    readJson: async () => parseJson(await readBody(jsonLimit)),
  }
}

async function collect(message: IncomingMessage, limit: number): Promise<Buffer> {
  const chunks: Buffer[] = []
  let size = 0
  try {
    for await (const chunk of message as AsyncIterable<Buffer>) {
      size += chunk.length
      if (size > limit) break
      chunks.push(chunk)
    }
  } catch (error) {
    throw requestError(400, `The request was cut off: ${(error as Error).message}`)
  }
  if (size > limit) throw requestError(413, `The request body is larger than ${limit} bytes`)
  return Buffer.concat(chunks)
}

function parseJson(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'))
  } catch (error) {
    throw requestError(400, `The request body is not valid JSON: ${(error as Error).message}`)
  }
}

/** Reads a `true`/`false` query parameter, `fallback` where it is absent. */
export function readFlag(query: URLSearchParams, name: string, fallback = false): boolean {
  const value = query.get(name)
  if (value === null) return fallback
  if (value === 'true') return true
  if (value === 'false') return false
  throw requestError(400, `Invalid value "${value}" for ${name}: expected true or false`)
}

/** Reads the `limit` parameter: 1 to 10,000, 100 where it is absent. */
export function readLimit(query: URLSearchParams): number {
  const value = query.get('limit') ?? String(defaultLimit)
  const limit = Number(value)
  if (Number.isInteger(limit) && limit >= 1) return Math.min(limit, highestLimit)
  throw requestError(400, `Invalid limit "${value}": expected a whole number from 1`)
}
