import * as z from 'zod/mini'
import { checkEnquiry, enquiryFields } from '../../../shared/enquiry/enquiry.ts'
import { parseJson, readText } from '../_shared/body.ts'

const enquiry = z
  .record(z.enum(enquiryFields), z.string())
  .check(z.refine((entered) => 'enquiry' in checkEnquiry(entered)))

/** The form sends the enquiry (specification, section 7), the database's timer `{due: true}`. */
const task = z.union([enquiry, z.object({ due: z.literal(true) })])

/** In bytes; an enquiry with all fields at their limits is far smaller. */
const largestBody = 32_768

export type Options = {
  /** The site's own origins; see `isAllowed`. */
  origins: string[]
  /** Sends all mail that is due. */
  sendDue: () => Promise<void>
  /** Lets work go on after the response. */
  afterResponse: (work: Promise<void>) => void
}

/**
 * Answers requests to send mail. What is sent does not depend on the request: only stored
 * enquiries are mailed, as they are stored, once, to the company. The response is the same, and
 * takes the same time, whether or not anything was due.
 */
export function createHandler({ origins, sendDue, afterResponse }: Options) {
  return async (request: Request): Promise<Response> => {
    const origin = request.headers.get('Origin')
    const answer = (status: number, body: object = {}) =>
      Response.json(body, { status, headers: corsHeaders(origin, origins) })

    if (origin !== null && !isAllowed(origin, origins))
      return answer(403, { error: 'This origin may not call the function' })
    if (request.method === 'OPTIONS')
      return new Response(null, { status: 204, headers: corsHeaders(origin, origins) })
    if (request.method !== 'POST') return answer(405, { error: 'Use POST' })

    const body = await readText(request, largestBody)
    if (body === null) return answer(413, { error: 'The body is too large' })
    if (!task.safeParse(parseJson(body)).success)
      return answer(400, { error: 'The body is not an enquiry' })

    afterResponse(sendDue())
    return answer(202)
  }
}

/**
 * Returns whether pages of an origin may call the function.
 * @param origins the site's own; a port of `*` stands for any, because local servers take a free one
 */
function isAllowed(origin: string, origins: string[]): boolean {
  return origins.some((known) =>
    known.endsWith(':*') ? origin.replace(/:\d+$/, '') === known.slice(0, -2) : origin === known,
  )
}

/** Returns the CORS headers that let only the site read the answer. */
function corsHeaders(origin: string | null, origins: string[]): Record<string, string> {
  if (origin === null || !isAllowed(origin, origins)) return { Vary: 'Origin' }
  return {
    'Access-Control-Allow-Origin': origin,
    'Access-Control-Allow-Headers': 'authorization, apikey, content-type, x-client-info',
    'Access-Control-Allow-Methods': 'POST',
    'Access-Control-Max-Age': '86400',
    Vary: 'Origin',
  }
}
