import type { HonoRequest } from 'hono'
import { z } from 'zod'
import { requestError } from './errors.ts'
import { defaultProject } from './lakeDocument.ts'

/**
 * Returns the id of the project that a request names: clients name it in a header, the Studio in the host. The hosts
 * `streamN` are those of `localFetch`. The lake accepts any id.
 */
export function projectOf(request: HonoRequest): string {
  const [, host] = /^(?!stream\d)([a-z0-9-]+)\.localhost\b/.exec(request.header('host') ?? '') ?? []
  return request.header('x-sanity-project-id') ?? host ?? defaultProject
}

/** Maximum sizes of a request's body in bytes. `json` is the hosted API's limit. */
export const bodyLimits = { json: 4 * 1024 * 1024, upload: 256 * 1024 * 1024 }

const truth = z.stringbool({ truthy: ['true'], falsy: ['false'] })
const limit = z.coerce
  .number()
  .int()
  .min(1)
  .transform((value) => Math.min(value, 10_000))

export function readFlag(request: HonoRequest, name: string, fallback = false): boolean {
  return readParameter(truth.default(fallback), request, name)
}

/** Reads the parameter `limit`: 1 to 10,000, 100 by default. */
export const readLimit = (request: HonoRequest) =>
  readParameter(limit.default(100), request, 'limit')

function readParameter<T>(shape: z.ZodType<T>, request: HonoRequest, name: string): T {
  return parse(shape, request.query(name), `The parameter ${name}`)
}

/** @throws 400 for a body that is malformed or not JSON */
export async function readJson<T>(shape: z.ZodType<T>, request: HonoRequest): Promise<T> {
  return parse(shape, parseJson(await request.text(), 'The request body'), 'The request body')
}

/** @throws 400 if `what` is not JSON */
export function parseJson(text: string, what: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw requestError(400, `${what} is not valid JSON: ${(error as Error).message}`)
  }
}

/** @throws 400 that lists all errors in `what` */
export function parse<T>(shape: z.ZodType<T>, value: unknown, what: string): T {
  const { success, data, error } = shape.safeParse(value)
  if (success) return data
  throw requestError(400, `${what} is malformed: ${describeIssues(error)}`)
}

export function describeIssues({ issues }: z.ZodError): string {
  const withPath = ({ path, message }: (typeof issues)[number]) =>
    path.length > 0 ? `${path.join('.')}: ${message}` : message
  return issues.map(withPath).join('; ')
}
