import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import { requestError } from './errors.ts'

/** The hosted API's limit for one mutation request. */
const JSON_LIMIT = 4 * 1024 * 1024

/** A request as the endpoints see it. */
export type LakeRequest = {
  /** Values of the route's `:name` segments, decoded. */
  params: Record<string, string>
  /** `X`, `1` or a date; empty on paths without a version. */
  apiVersion: string
  query: URLSearchParams
  headers: IncomingHttpHeaders
  /** The whole body; refuses with 413 above `limit` bytes. */
  readBody(limit: number): Promise<Buffer>
  /** The body as JSON data; refuses malformed JSON with 400, more than 4 MiB with 413. */
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
    apiVersion: (params.version ?? '').replace(/^v/, ''),
    query: url.searchParams,
    headers: message.headers,
    readBody,
    readJson: async () => parseJson(await readBody(JSON_LIMIT)),
  }
}

async function collect(message: IncomingMessage, limit: number): Promise<Buffer> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of message as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size > limit) throw requestError(413, `The request body is larger than ${limit} bytes`)
    chunks.push(chunk)
  }
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
